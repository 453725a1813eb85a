import { type AddedKey, type AddedSource, addedSources } from './added-sources.js'

/** A source, whether it is in the list below or was added by an administrator. */
export interface Source<Key = SourceKey, Connector = ConnectorKey> {
  /** Permanent key, used in the database and in URLs. */
  readonly key: Key
  readonly name: string
  /** URL of the home page. */
  readonly url: string | null
  /**
   * Key of the connector that reads it, which is a folder in `sources/`; of an added source its own key. Null for a source
   * that exists as a filter option only.
   */
  readonly readBy: Connector | null
}

/** The sources that the product comes with, in display order: the specification's six first. */
export const sources = [
  { key: 'tenderned', name: 'TenderNed', url: 'https://www.tenderned.nl', readBy: 'tenderned' },
  { key: 'between', name: 'Between', url: 'https://www.between.com', readBy: 'striive' },
  { key: 'freep', name: 'Freep', url: 'https://www.freep.nl', readBy: 'freep' },
  { key: 'freelanceplatform', name: 'FreelancePlatform', url: null, readBy: 'freelanceplatform' },
  {
    key: 'opdrachtoverheid',
    name: 'OpdrachtOverheid',
    url: 'https://www.opdrachtoverheid.nl',
    readBy: 'opdrachtoverheid',
  },
  { key: 'flextender', name: 'FlexTender', url: 'https://www.flextender.nl', readBy: 'flextender' },
  { key: 'ted', name: 'TED', url: 'https://ted.europa.eu', readBy: 'ted' },
  { key: 'striive', name: 'Striive', url: 'https://striive.com', readBy: 'striive' },
  { key: 'headfirst', name: 'HeadFirst', url: 'https://headfirst.nl', readBy: 'striive' },
  { key: 'ctm', name: 'CTM', url: 'https://eu.eu-supply.com', readBy: 'ctm' },
  { key: 'zzp-opdrachten', name: 'ZZP Opdrachten', url: 'https://www.zzp-opdrachten.nl', readBy: 'zzp-opdrachten' },
  { key: 'haert', name: 'Haert', url: 'https://www.haert.nl', readBy: 'haert' },
  { key: 'bij-oranje', name: 'Bij Oranje', url: 'https://www.bijoranje.nl', readBy: 'bij-oranje' },
  { key: 'pro-act', name: 'Pro-Act', url: 'https://pro-act.nl', readBy: 'pro-act' },
  { key: 'bluetrail', name: 'BlueTrail', url: 'https://www.bluetrail.nl', readBy: 'bluetrail' },
  { key: 'hero', name: 'Hero', url: 'https://hero.eu', readBy: 'hero' },
  { key: 'inhuurdesk', name: 'Inhuurdesk', url: 'https://www.inhuurdesk.nl', readBy: 'inhuurdesk' },
  { key: 'harveynash', name: 'Harvey Nash', url: 'https://www.harveynash.nl', readBy: 'harveynash' },
  { key: 'onefellow', name: 'Onefellow', url: 'https://onefellow.nl', readBy: 'onefellow' },
  {
    key: 'eu-funding',
    name: 'EU Funding & Tenders',
    url: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal',
    readBy: 'eu-funding',
  },
] as const satisfies readonly Source<string, string>[]

type DeclaredKey = (typeof sources)[number]['key']
/** A connector has the key of the source it is named after; it may read tenders of other sources too. */
type DeclaredConnectorKey = NonNullable<(typeof sources)[number]['readBy']>

export type SourceKey = DeclaredKey | AddedKey
export type ConnectorKey = DeclaredConnectorKey | AddedKey

// Type check: a `readBy` that is not a source's key does not compile.
const readers: ReadonlySet<DeclaredKey> = new Set(sources.flatMap(({ readBy }) => readBy ?? []))
/** The connectors that the product comes with. */
export const connectorKeys = sources
  .map(({ key }) => key)
  .filter((key): key is DeclaredConnectorKey => readers.has(key))

const sourceOf = ({ key, name, address, isRead }: AddedSource): Source => ({
  key,
  name,
  url: new URL(address).origin,
  readBy: isRead ? key : null,
})

function known(added: readonly AddedSource[]) {
  const all: readonly Source[] = [...sources, ...added.map(sourceOf)]
  return { added, all, byKey: new Map<string, Source>(all.map(source => [source.key, source])) }
}
let memo = known([])

/** Memoised: cards and counts ask for each tender. */
function current(): typeof memo {
  if (memo.added !== addedSources()) memo = known(addedSources())
  return memo
}

/** All sources, in display order: those that were added come last. The same list as long as nothing changes. */
export const allSources = (): readonly Source[] => current().all

/** The sources that a connector reads, its own first. */
export const sourcesReadBy = (connector: ConnectorKey): readonly SourceKey[] => [
  connector,
  ...allSources()
    .filter(({ key, readBy }) => readBy === connector && key !== connector)
    .map(({ key }) => key),
]

/** By its key; undefined when there is none. */
export const sourceWithKey = (key: string): Source | undefined => current().byKey.get(key)

export const sourceName = (key: string) => sourceWithKey(key)?.name ?? key

/** The connector that reads a source; null when none does. */
export const connectorOf = (source: SourceKey): ConnectorKey | null => sourceWithKey(source)?.readBy ?? null

/** A source that a connector reads, by its key; undefined when there is none. */
export function findReadSource(key: string): Source | undefined {
  const source = sourceWithKey(key)
  return source?.readBy === null ? undefined : source
}

/** Finds by key or name, ignoring case; undefined when there is no such source. */
export function findSource(keyOrName: string): Source | undefined {
  const asked = keyOrName.toLowerCase()
  return allSources().find(source => source.key === asked || source.name.toLowerCase() === asked)
}
