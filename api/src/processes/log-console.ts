import type { Logger } from 'pino'

type Console = Pick<typeof console, 'error' | 'warn'>

/**
 * Structured logging: converts console output of libraries, such as the stack of a malformed WebSocket frame, to log lines. Objects are left out,
 * because they may hold personal data.
 */
export function logConsole(to: Logger, given: Console): void {
  for (const level of ['error', 'warn'] as const)
    given[level] = (...words: readonly unknown[]) => {
      const error = words.find(word => word instanceof Error)
      const said = words.filter(word => typeof word === 'string').join(' ')
      to[level](error ? { error } : {}, said || 'a library wrote to the console')
    }
}
