import { findPlace } from '../../../reference/find-place.js'
import { Workplace } from '../../../reference/tender-values.js'
import { answersIn, type Statement, answerOf, plainWords, statedInProse, statementOf } from './workplace-words.js'

const MAX_READ_LENGTH = 20_000

type Given = string | null | undefined

/** The statements of a source about the workplace. */
export interface StatedWorkplace {
  /** Fields that name a workplace: 'Hybride', 'remote', 'on_site', 'TELECOMMUTE', '2 dagen thuis'. */
  readonly names?: readonly Given[]
  /** A field about working from home: true, 1, 'Ja', 'In overleg'. False leaves the workplace unknown. */
  readonly fromHome?: string | number | boolean | null | undefined
  readonly place?: Given
  /** Plain text. */
  readonly description?: Given
}

interface WorkplaceTerms {
  readonly workplace: Workplace | null
  readonly homeDaysPerWeek: number | null
}

/**
 * The workplace by order of evidence: fields of the source, labelled lines of the description, the place, and prose.
 * Unknown for a source without a statement. Hybrid wins, because 'remote' and 'op locatie' are often meant loosely.
 */
export function workplaceOf({ names = [], fromHome, place, description }: StatedWorkplace): WorkplaceTerms {
  const lines = plainWords((description ?? '').slice(0, MAX_READ_LENGTH)).split('\n')
  const statements = [
    ...names.map(statementOf),
    answerOf(fromHome),
    ...answersIn(lines).map(answer => besideTown(answer.statement, answer.text)),
    besideTown(statementOf(place), place),
    ...statedInProse(lines),
  ].filter(statement => statement !== null)
  const hybrid = statements.filter(({ workplace }) => workplace === Workplace.HYBRID)
  return {
    workplace: (hybrid[0] ?? statements[0])?.workplace ?? null,
    homeDaysPerWeek: hybrid.find(({ homeDays }) => homeDays)?.homeDays ?? null,
  }
}

/** 'Den Haag / thuiswerken' names two places to work, unlike 'Den Haag (remote)'. */
function besideTown(statement: Statement | null, text: Given): Statement | null {
  if (statement?.workplace !== Workplace.REMOTE || !/[/&+]|\b(?:en|of|and|or)\b/i.test(text ?? '')) return statement
  return findPlace(text ?? '')?.province ? { workplace: Workplace.HYBRID } : statement
}
