import fs from 'node:fs'
import { environment } from './environment.js'

/** Logging, tracing and libraries read these from the process itself, before there are settings. */
const readEarly = new Set(['NODE_ENV', 'LOG_FILE', 'OTEL_EXPORTER_OTLP_ENDPOINT'])

/**
 * The variables that are set, with the content of the file in `X_FILE` as the value of X: orchestrators of containers provide secrets as files.
 * @returns also a sentence for each invalid `X_FILE`
 */
export function withFiles(env: NodeJS.ProcessEnv): { readonly given: NodeJS.ProcessEnv; readonly mistakes: string[] } {
  // An empty variable ("PORT=") counts as not set, and so does an empty file.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const mistakes: string[] = []
  for (const name of Object.keys(environment.shape)) {
    const variable = `${name}_FILE`
    const file = given[variable]
    if (file === undefined) continue
    if (readEarly.has(name)) mistakes.push(`${variable} is not supported: set ${name} itself instead of ${file}`)
    else if (given[name] !== undefined) mistakes.push(`${name} and ${variable} (${file}) are both set: remove one`)
    else {
      try {
        const text = fs.readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
        if (text !== '') given[name] = text
      } catch (error) {
        mistakes.push(
          `${variable} names a file that cannot be read: ${file} (${(error as NodeJS.ErrnoException).code})`,
        )
      }
    }
  }
  return { given, mistakes }
}
