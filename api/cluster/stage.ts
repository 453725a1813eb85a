import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Programs } from './engines/programs.js'

/** The environment of one line: whatever it starts is ended after it, in reverse order. */
export interface Stage {
  readonly programs: Programs
  /** A stopped PostgreSQL's data directory with migrated tables and tenders, which a line copies. */
  readonly seed: string
  /** A new folder that any user may use, because engines run without privileges. */
  folder(name: string): string
  atEnd(end: () => unknown): void
  say(sentence: string): void
}

export interface OwnedStage extends Stage {
  end(): Promise<void>
}

export function createStage(given: Pick<Stage, 'programs' | 'seed' | 'say'>): OwnedStage {
  const ends: (() => unknown)[] = []
  let folders = 0
  let isOver = false
  return {
    ...given,
    folder(name) {
      const folder = path.join(os.tmpdir(), `${name}-${++folders}`)
      fs.mkdirSync(folder)
      fs.chmodSync(folder, 0o777)
      ends.push(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
      return folder
    },
    // After a signal a line may still start something.
    atEnd: end => void (isOver ? end() : ends.push(end)),
    async end() {
      isOver = true
      while (ends.length > 0)
        try {
          await ends.pop()!()
        } catch (error) {
          given.say(`something could not be ended: ${String(error)}`)
        }
    },
  }
}
