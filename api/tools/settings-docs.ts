import { z } from 'zod'
import { environment } from '../src/platform/settings/environment.js'
import type { DeclaredSource } from '../src/platform/settings/source-places.js'
import { row, table } from './markdown-table.js'

const WIDTH = 120

interface Variable {
  readonly name: string
  /** Heading that begins with this variable. */
  readonly group?: string | undefined
  readonly description: string
  /** Default value; undefined when there is none. */
  readonly standard?: string | undefined
  readonly example?: string | undefined
}

const variablesOf = (sources: readonly DeclaredSource[]): readonly Variable[] => [
  ...Object.entries(environment.shape).map(ownVariable),
  ...sources.flatMap(sourceVariables),
]

function ownVariable([name, schema]: [string, z.ZodType]): Variable {
  const { default: standard } = z.toJSONSchema(schema, { io: 'input' })
  const { description = '', group, example } = schema.meta() ?? {}
  return { name, group, description, example, standard: typeof standard === 'string' ? standard : undefined }
}

function sourceVariables({ key, lists, place: { baseUrl, siteUrl, days } }: DeclaredSource): readonly Variable[] {
  return [
    { name: baseUrl.variable, description: `${key}: ${lists}.`, standard: baseUrl.standard ?? undefined },
    ...(siteUrl ? [{ name: siteUrl.variable, description: `${key}: its web site.`, standard: siteUrl.standard }] : []),
    ...(typeof days === 'object'
      ? [
          {
            name: days.variable,
            description: `${key}: number of days that its first harvest goes back.`,
            standard: String(days.standard),
          },
        ]
      : []),
  ]
}

/** The text of `.env.example`: every variable with its description and default. */
export function envExample(sources: readonly DeclaredSource[]): string {
  const head = '# Every setting, with its default. Nothing has to be set to start: npm start.\n'
  return `${head}${variablesOf(sources).map(assignment).join('')}`
}

function assignment({ name, description, standard, example = '' }: Variable): string {
  return `\n${commented(description)}\n${standard === undefined ? `#${name}=${example}` : `${name}=${standard}`}\n`
}

/** Wraps a comment at spaces to the width of the page. */
const commented = (sentence: string) =>
  Array.from(
    sentence.matchAll(new RegExp(`(?:^|\\s)(\\S.{0,${WIDTH - 4}})(?=\\s|$)`, 'gu')),
    ([, line]) => `# ${line}`,
  ).join('\n')

/** The text of docs/configuration.md: a table for each group of variables. */
export function configurationPage(sources: readonly DeclaredSource[]): string {
  const groups: { readonly title: string; readonly rows: string[] }[] = []
  for (const { group, name, description, standard, example } of variablesOf(sources)) {
    if (group) groups.push({ title: group, rows: [] })
    const meaning = example ? `${description} Example: \`${example}\`` : description
    groups.at(-1)!.rows.push(row(`\`${name}\``, standard ? `\`${standard}\`` : 'none', meaning))
  }
  const sections = groups.map(
    ({ title, rows }) => `## ${title}\n\n${table(['variable', 'default', 'meaning'], rows)}\n`,
  )
  return [INTRODUCTION, ...sections].join('\n')
}

const INTRODUCTION = `# Configuration

Settings are environment variables. They are read once, when a process starts; a process with an invalid setting does not start, and
lists each mistake. Nothing has to be set to start on your own machine. [.env.example](../.env.example) has the same variables as a file.

A secret may be in a file of its own: \`SESSION_SECRET_FILE=/run/secrets/session\` gives \`SESSION_SECRET\` the content of that file, without the newline
at its end. This applies to every variable except \`NODE_ENV\`, \`LOG_FILE\`, \`OTEL_EXPORTER_OTLP_ENDPOINT\` and the addresses of the sources. It is a
mistake to give both, or a file that cannot be read.

\`npm run tool -- docs\` writes this page from \`api/src/platform/settings/environment.ts\` and from the sources.
`
