import type { SelfEmployment } from '../../../graphql.generated'
import { openRoutes } from '../routes'
import type { ZzpEvidenceFragment } from './ZzpEvidence.generated'

interface Statement {
  readonly answer: Exclude<SelfEmployment, 'DIFFERS'>
  /** The words of the first source that says so. */
  readonly quote: string
  readonly sources: readonly string[]
}

interface Evidence {
  readonly statements: readonly Statement[]
  /** Names of the sources that say nothing. */
  readonly silent: readonly string[]
}

/** The words behind the answer: one statement, or two when sources contradict each other. Closed copies do not count. */
export function evidenceOf(tender: ZzpEvidenceFragment): Evidence {
  const all = tender.routes.length > 1 ? (openRoutes(tender.routes) as ZzpEvidenceFragment['routes']) : [tender]
  const statements = (['ALLOWED', 'NOT_ALLOWED'] as const).flatMap(answer => {
    const saying = all.filter(({ selfEmployment }) => selfEmployment === answer)
    const quote = saying.find(one => one.selfEmploymentQuote)?.selfEmploymentQuote
    return quote ? [{ answer, quote, sources: saying.map(({ source }) => source.name) }] : []
  })
  const silent = all.filter(({ selfEmployment }) => !selfEmployment).map(({ source }) => source.name)
  return { statements, silent }
}

const list = new Intl.ListFormat('nl')

/** Why this is the answer, in a few sentences. */
export function explanationOf({ statements, silent }: Evidence): string {
  const said = statements.map(({ answer, sources }) =>
    answer === 'ALLOWED'
      ? `Volgens de tekst van ${list.format(sources)} kan het.`
      : `Volgens de tekst van ${list.format(sources)} kan het niet.`,
  )
  const rest =
    silent.length > 0
      ? [
          `${list.format(silent)} ${silent.length === 1 ? 'zegt' : 'zeggen'} er niets over en ${silent.length === 1 ? 'telt' : 'tellen'} niet mee.`,
        ]
      : []
  return [...said, ...rest, 'Dit is uit de tekst gelezen; vraag het bij twijfel aan de bemiddelaar.'].join(' ')
}
