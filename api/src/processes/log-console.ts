import type { Logger } from 'pino'

type Console = Pick<typeof console, 'error' | 'warn'>

/**
 * Structured logging: what libraries write to the console, such as the stack of a bad frame of a socket, becomes a line of the
 * log like any other. Objects are left out, as they may hold personal data.
 */
export function logConsole(to: Logger, given: Console): void {
  for (const level of ['error', 'warn'] as const)
    given[level] = (...words: readonly unknown[]) => {
      const error = words.find(word => word instanceof Error)
      const said = words.filter(word => typeof word === 'string').join(' ')
      to[level](error ? { error } : {}, said || 'a library wrote to the console')
    }
}
