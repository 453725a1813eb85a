import { type AddedKey, type AddedSource, addedSources } from './added-sources.js'

/** A source, either built in or added by an administrator. */
export interface Source<Key = SourceKey, Connector = ConnectorKey> {
  /** Permanent key, used in the database and in URLs. */
  readonly key: Key
  readonly name: string
  readonly url: string | null
  /**
   * Key of the connector that reads it, which is a folder in `sources/`; its own key for an added source. Null for a source that is only a
   * filter option.
   */
  readonly readBy: Connector | null
}

/** The built-in sources, in display order: the six of the specification first. */
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
/** A connector has the key of the source that it is named after; it may read other sources too. */
type DeclaredConnectorKey = NonNullable<(typeof sources)[number]['readBy']>

export type SourceKey = DeclaredKey | AddedKey
export type ConnectorKey = DeclaredConnectorKey | AddedKey

// Type check: `readBy` must be the key of a source.
const readers: ReadonlySet<DeclaredKey> = new Set(sources.flatMap(({ readBy }) => readBy ?? []))
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

/** Memoised, because cards and counts call it for each tender. */
function current(): typeof memo {
  if (memo.added !== addedSources()) memo = known(addedSources())
  return memo
}

/** All sources in display order, added ones last. The same array until something changes. */
export const allSources = (): readonly Source[] => current().all

/** The sources that a connector reads, its own first. */
export const sourcesReadBy = (connector: ConnectorKey): readonly SourceKey[] => [
  connector,
  ...allSources()
    .filter(({ key, readBy }) => readBy === connector && key !== connector)
    .map(({ key }) => key),
]

/** Undefined for an unknown key. */
export const sourceWithKey = (key: string): Source | undefined => current().byKey.get(key)

export const sourceName = (key: string) => sourceWithKey(key)?.name ?? key

/** The connector that reads a source; null without one. */
export const connectorOf = (source: SourceKey): ConnectorKey | null => sourceWithKey(source)?.readBy ?? null

/** A source that a connector reads, by its key; undefined for any other key. */
export function findReadSource(key: string): Source | undefined {
  const source = sourceWithKey(key)
  return source?.readBy === null ? undefined : source
}

/** Finds a source by key or name, ignoring case; undefined when there is none. */
export function findSource(keyOrName: string): Source | undefined {
  const asked = keyOrName.toLowerCase()
  return allSources().find(source => source.key === asked || source.name.toLowerCase() === asked)
}
