import { z } from 'zod'
import { environment } from '../src/platform/settings/environment.js'
import type { DeclaredSource } from '../src/platform/settings/source-places.js'

const WIDTH = 120

/** One variable; without a description, it is covered by that of the one above it. */
interface Line {
  readonly name: string
  readonly sentence?: string | undefined
  /** Default value; undefined when there is none. */
  readonly standard?: string | undefined
  readonly example?: string | undefined
}

/** The text of `.env.example`: every variable with its description and default. */
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

/** Wraps a comment at spaces to the width of the page. */
const commented = (sentence: string) =>
  Array.from(
    sentence.matchAll(new RegExp(`(?:^|\\s)(\\S.{0,${WIDTH - 4}})(?=\\s|$)`, 'gu')),
    ([, line]) => `# ${line}`,
  ).join('\n')
