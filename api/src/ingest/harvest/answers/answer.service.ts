import type { EntityManager } from 'typeorm'
import type { SourceKey } from '../../../reference/sources.js'
import { answerText } from './answer-text.js'
import type { KeptAnswer } from './last-answer.js'
import { SourceAnswer } from './source-answer.entity.js'

/** Keeps the answer of a run that somebody has to look into, in place of an earlier one of this source. */
export async function keepAnswer(db: EntityManager, source: SourceKey, answer: KeptAnswer): Promise<void> {
  const { bytes, ...rest } = answer
  await db.upsert(SourceAnswer, { source, ...rest, body: answerText(bytes, answer.isCutOff) }, ['source'])
}

/** Privacy: no answer is kept of a source that is in order. */
export async function dropAnswer(db: EntityManager, source: SourceKey): Promise<void> {
  await db.delete(SourceAnswer, { source })
}

export const findAnswer = (db: EntityManager, source: SourceKey): Promise<SourceAnswer | null> =>
  db.findOneBy(SourceAnswer, { source })
