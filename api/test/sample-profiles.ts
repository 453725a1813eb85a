import { keysOf } from '../src/tenders/duplicates/keys.js'
import { type Profile, profileOf } from '../src/tenders/duplicates/profile.js'
import { tenderRow } from '../src/ingest/notices/tender-row.js'
import { connectors } from '../src/ingest/sources/registry.js'
import { readSamples, TODAY } from './read-samples.js'

/** Our samples as each source has stored them, one tender per notice. */
export async function readSampleProfiles(): Promise<readonly Profile[]> {
  const profiles: Profile[] = []
  for (const connector of connectors)
    for (const { item, draft } of await readSamples(connector)) {
      const dated = { ...draft, publishedAt: draft.publishedAt ?? TODAY }
      const origin = { source: item.source ?? connector.key, isSample: true, isFirstImport: true, now: TODAY }
      profiles.push(profileOf(tenderRow(draft.publicationId, [dated], origin)))
    }
  return profiles
}

/** The pairs that the product compares: those that share a key. */
export function candidatePairs(profiles: readonly Profile[]): readonly (readonly [Profile, Profile])[] {
  const byKey = new Map<string, Profile[]>()
  const pairs = new Map<Profile, Set<Profile>>()
  for (const profile of profiles)
    for (const key of keysOf(profile)) {
      const others = byKey.get(key) ?? []
      for (const other of others) pairs.set(other, (pairs.get(other) ?? new Set()).add(profile))
      byKey.set(key, [...others, profile])
    }
  return [...pairs].flatMap(([one, others]) => [...others].map(other => [one, other] as const))
}
