/**
 * The sources, in the order they are shown: the specification's six first. The database stores the key, so a key
 * never changes; a name may.
 */
export const sources = [
  { key: 'tenderned', name: 'TenderNed', url: 'https://www.tenderned.nl' },
  { key: 'between', name: 'Between', url: 'https://www.between.com' },
  { key: 'freep', name: 'Freep', url: 'https://www.freep.nl' },
  { key: 'freelanceplatform', name: 'FreelancePlatform', url: null },
  { key: 'opdrachtoverheid', name: 'OpdrachtOverheid', url: 'https://www.opdrachtoverheid.nl' },
  { key: 'flextender', name: 'FlexTender', url: 'https://www.flextender.nl' },
  { key: 'ted', name: 'TED', url: 'https://ted.europa.eu' },
  { key: 'striive', name: 'Striive', url: 'https://striive.com' },
  { key: 'headfirst', name: 'HeadFirst', url: 'https://headfirst.nl' },
] as const satisfies readonly { key: string; name: string; url: string | null }[]

export type SourceKey = (typeof sources)[number]['key']

export const sourceByKey = new Map<string, (typeof sources)[number]>(sources.map(source => [source.key, source]))

export const sourceName = (key: string) => sourceByKey.get(key)?.name ?? key

/** By key or by name, ignoring case; undefined when there is no such source. */
export function findSource(keyOrName: string) {
  const asked = keyOrName.toLowerCase()
  return sources.find(source => source.key === asked || source.name.toLowerCase() === asked)
}
