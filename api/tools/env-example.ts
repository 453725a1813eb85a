import { z } from 'zod'
import { environment } from '../src/settings/environment.js'
import type { DeclaredSource } from '../src/settings/source-places.js'

const WIDTH = 120

/** One variable; without a sentence it belongs to the one above it. */
interface Line {
  readonly name: string
  readonly sentence?: string | undefined
  /** What holds when it is not set; without it, nothing does. */
  readonly standard?: string | undefined
  readonly example?: string | undefined
}

/** The text of `.env.example`: every variable as it is declared, with its sentence and its standard value. */
export function envExample(sources: readonly DeclaredSource[]): string {
  const lines = [...Object.entries(environment.shape).map(ownLine), ...sources.flatMap(sourceLines)]
  return `# Every setting, with its default. Nothing has to be set to start: npm start.\n${lines.map(written).join('')}`
}

function ownLine([name, schema]: [string, z.ZodType]): Line {
  const { default: standard } = z.toJSONSchema(schema, { io: 'input' })
  const { description: sentence, example } = schema.meta() ?? {}
  return { name, sentence, example, standard: typeof standard === 'string' ? standard : undefined }
}

function sourceLines({ key, lists, place: { baseUrl, siteUrl, days } }: DeclaredSource): Line[] {
  const back = typeof days === 'object' ? ', and how many days back its first reading goes' : ''
  return [
    {
      name: baseUrl.variable,
      sentence: `${key}: ${lists}${back}.`,
      standard: baseUrl.standard ?? undefined,
    },
    ...(siteUrl ? [{ name: siteUrl.variable, standard: siteUrl.standard }] : []),
    ...(typeof days === 'object' ? [{ name: days.variable, standard: String(days.standard) }] : []),
  ]
}

function written({ name, sentence, standard, example = '' }: Line): string {
  const above = sentence ? `\n${commented(sentence)}\n` : ''
  return `${above}${standard === undefined ? `#${name}=${example}` : `${name}=${standard}`}\n`
}

/** Broken at spaces, so that no line is wider than the page. */
const commented = (sentence: string) =>
  Array.from(
    sentence.matchAll(new RegExp(`(?:^|\\s)(\\S.{0,${WIDTH - 4}})(?=\\s|$)`, 'gu')),
    ([, line]) => `# ${line}`,
  ).join('\n')
