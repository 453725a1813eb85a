interface Source {
  /** Permanent key, used in the database and in URLs. */
  readonly key: string
  readonly name: string
  /** URL of the home page. */
  readonly url: string | null
  /**
   * Key of the connector that reads it, which is a folder in `sources/`. Null for a source that exists as a filter
   * option only.
   */
  readonly readBy: string | null
}

/** The sources, in display order: the specification's six first. */
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
  { key: 'pro-act', name: 'Pro-Act', url: 'https://www.pro-act.nl', readBy: 'pro-act' },
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
] as const satisfies readonly Source[]

export type SourceKey = (typeof sources)[number]['key']

/** A connector has the key of the source it is named after; it may read tenders of other sources too. */
export type ConnectorKey = NonNullable<(typeof sources)[number]['readBy']>

// Type check: a `readBy` that is not a source's key does not compile.
const readers: ReadonlySet<SourceKey> = new Set(sources.flatMap(({ readBy }) => readBy ?? []))
export const connectorKeys = sources.map(({ key }) => key).filter((key): key is ConnectorKey => readers.has(key))

/** The sources that a connector reads, its own first. */
export const sourcesReadBy = (connector: ConnectorKey): readonly SourceKey[] => [
  connector,
  ...sources.filter(({ key, readBy }) => readBy === connector && key !== connector).map(({ key }) => key),
]

export const sourceByKey = new Map<string, (typeof sources)[number]>(sources.map(source => [source.key, source]))

export const sourceName = (key: string) => sourceByKey.get(key)?.name ?? key

/** The connector that reads a source; null when none does. */
export const connectorOf = (source: SourceKey): ConnectorKey | null =>
  sources.find(({ key }) => key === source)?.readBy ?? null

/** A source that a connector reads, by its key; undefined when there is none. */
export const findReadSource = (key: string) => sources.find(source => source.key === key && source.readBy !== null)

/** Finds by key or name, ignoring case; undefined when there is no such source. */
export function findSource(keyOrName: string) {
  const asked = keyOrName.toLowerCase()
  return sources.find(source => source.key === asked || source.name.toLowerCase() === asked)
}
