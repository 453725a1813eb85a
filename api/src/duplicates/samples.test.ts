import { expect, test } from '@jest/globals'
import { readSamples, TODAY } from '../../test/read-samples.js'
import { tenderRow } from '../notices/tender-row.js'
import { connectors } from '../sources/registry.js'
import { keysOf } from './keys.js'
import { plainWords } from './plain-words.js'
import { type Profile, profileOf } from './profile.js'
import { sameness } from './same.js'

/** As each site has it stored, a notice a tender. */
async function sampleProfiles(): Promise<readonly Profile[]> {
  const profiles: Profile[] = []
  for (const connector of connectors)
    for (const { item, draft } of await readSamples(connector)) {
      const dated = { ...draft, publishedAt: draft.publishedAt ?? TODAY }
      const source = item.source ?? connector.key
      profiles.push(
        profileOf(tenderRow(draft.publicationId, [dated], { source, isSample: true, isFirstImport: true, now: TODAY })),
      )
    }
  return profiles
}

/** As in the product: compared only when they share a key. */
function candidatePairs(profiles: readonly Profile[]): readonly (readonly [Profile, Profile])[] {
  const byKey = new Map<string, Profile[]>()
  const pairs = new Map<string, readonly [Profile, Profile]>()
  for (const [index, profile] of profiles.entries())
    for (const key of keysOf(profile)) {
      const others = byKey.get(key) ?? []
      for (const other of others) pairs.set(`${profiles.indexOf(other)} ${index}`, [other, profile])
      byKey.set(key, [...others, profile])
    }
  return [...pairs.values()]
}

/** Spelling apart, the same title of the same client. */
const nameOf = ({ found }: Profile) => plainWords(`${found.title} ${found.organization}`).toSorted().join(' ')

/** Other hours, another time, another text. */
const NAMESAKES = ['Jeugdconsulent (SKJ-geregistreerd)', 'Wmo-consulent']

const REWORDED = [
  'Adviseur informatiebeveiliging BIO2 en Cyberbeveiligingswet = Informatiebeveiligingsadviseur BIO2 en Cyberbeveiligingswet',
  'Europese aanbesteding inzameling huishoudelijk restafval, gft en pmd = Inzameling van huishoudelijk restafval, gft en PMD',
  'Projectcontroller aanleg warmtenet = Projectcontroller warmtenet',
  'Release Train Engineer (RTE) = Release train engineer',
]

test('of the samples those fold that are at several sites, reworded or not, and nothing else does', async () => {
  const profiles = await sampleProfiles()
  const pairs = candidatePairs(profiles)
  const folded = new Set(pairs.filter(([one, other]) => sameness(one, other) !== null))
  const unlike = [...folded].filter(([one, other]) => nameOf(one) !== nameOf(other))
  const titles = unlike.map(pair =>
    pair
      .map(({ found }) => found.title)
      .toSorted()
      .join(' = '),
  )
  expect([...new Set(titles)].toSorted()).toEqual(REWORDED)

  const apart = pairs.filter(
    pair => !folded.has(pair) && pair[0].found.source !== pair[1].found.source && nameOf(pair[0]) === nameOf(pair[1]),
  )
  expect([...new Set(apart.map(([{ found }]) => found.title))].toSorted()).toEqual(NAMESAKES)
  // Blocking: what is written is compared with few others.
  expect((2 * pairs.length) / profiles.length).toBeLessThan(3)
})
