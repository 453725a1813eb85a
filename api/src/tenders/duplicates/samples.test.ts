import { expect, test } from '@jest/globals'
import { candidatePairs, readSampleProfiles } from '../../../test/sample-profiles.js'
import { plainWords } from '../organisations/plain-words.js'
import type { Profile } from './profile.js'
import { matchReason } from './match-reason.js'

/** Identifies a title and client regardless of spelling and word order. */
const nameOf = ({ tender }: Profile) => plainWords(`${tender.title} ${tender.organization}`).toSorted().join(' ')

/** Different tenders with equal titles; only the first is a missed copy, whose text was rewritten. */
const NAMESAKES = [
  'Communicatieadviseur gebiedsprogramma kustzone',
  'Jeugdconsulent (SKJ-geregistreerd)',
  'Wmo-consulent',
]

const REWORDED = [
  'Adviseur informatiebeveiliging BIO2 en Cyberbeveiligingswet = Informatiebeveiligingsadviseur BIO2 en Cyberbeveiligingswet',
  'Europese aanbesteding inzameling huishoudelijk restafval, gft en pmd = Inzameling van huishoudelijk restafval, gft en PMD',
  'Projectcontroller aanleg warmtenet = Projectcontroller warmtenet',
  'Release Train Engineer (RTE) = Release train engineer',
]

test('exactly the samples at several sites match, also when reworded', async () => {
  const profiles = await readSampleProfiles()
  const pairs = candidatePairs(profiles)
  const matches = new Set(pairs.filter(([one, other]) => matchReason(one, other) !== null))
  const unlike = [...matches].filter(([one, other]) => nameOf(one) !== nameOf(other))
  const titles = unlike.map(pair =>
    pair
      .map(({ tender }) => tender.title)
      .toSorted()
      .join(' = '),
  )
  expect([...new Set(titles)].toSorted()).toEqual(REWORDED)

  const apart = pairs.filter(
    pair =>
      !matches.has(pair) && pair[0].tender.source !== pair[1].tender.source && nameOf(pair[0]) === nameOf(pair[1]),
  )
  expect([...new Set(apart.map(([{ tender }]) => tender.title))].toSorted()).toEqual(NAMESAKES)
  // Blocking keeps the number of comparisons low.
  expect((2 * pairs.length) / profiles.length).toBeLessThan(3)
})
