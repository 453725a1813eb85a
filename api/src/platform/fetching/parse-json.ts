import { SourceError } from './source-error.js'

/** @throws SourceError that describes what came instead of JSON */
export function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const what = text.trimStart().startsWith('<') ? 'een webpagina in plaats van gegevens' : 'onleesbare gegevens'
    throw new SourceError('unexpected', `${host} antwoordde met ${what}.`, { cause: error })
  }
}
