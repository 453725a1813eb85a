import { compareOrganisations, isMentionedIn, organisationOf } from '../organisations/organisation.js'
import type { Profile } from './profile.js'
import { TEXT_LENGTH } from './description.js'
import type { Evidence } from './weights.js'

/** Symmetric. Whether the clients are known and different, and neither text mentions the other client. */
export const haveDifferentClients = (one: Profile, other: Profile): boolean =>
  compareOrganisations(one.organisation, other.organisation) === 'different' && !isExplained(one, other)

/** Two different authorities stay different when a text mentions both, because authorities work together. */
const isExplained = (one: Profile, other: Profile): boolean =>
  (one.organisation.kinds.size === 0 || other.organisation.kinds.size === 0) &&
  (mentionsClient(one, other) || mentionsClient(other, one))

const mentionsClient = ({ description, title }: Profile, { organisation }: Profile): boolean =>
  organisation.name.size > 0 && isMentionedIn(organisation, new Set([...description.names, ...title.words]))

/** Evidence about an anonymous client, from the text. */
export function clientEvidence(one: Profile, other: Profile): Evidence {
  if (compareOrganisations(one.organisation, other.organisation) !== 'unknown') return {}
  return {
    clientNamedOther: !mentionsClient(one, other) && !mentionsClient(other, one) && mentionsOtherAuthority(one, other),
    clientDescribedOther: describeDifferentKinds(one, other),
  }
}

/** Names of authorities in a text: 'Omgevingsdienst Haaglanden', 'de gemeente Westerveen'. */
const AUTHORITY =
  /\b(?:[Gg]emeente|[Pp]rovincie|[Ww]aterschap|[Hh]oogheemraadschap|[Oo]mgevingsdienst|[Vv]eiligheidsregio|[Hh]ogeschool|[Uu]niversiteit|[Mm]inisterie van)(?: (?:de|het|van|der|den|aan|op|in|en|-)(?= )| \p{Lu}[\p{L}'-]+)+/gu

/** Whether one client is anonymous and its text names authorities, all of them other than the known client. */
function mentionsOtherAuthority(one: Profile, other: Profile): boolean {
  const [hidden, known] = one.organisation.name.size === 0 ? [one, other] : [other, one]
  if (known.organisation.name.size === 0) return false
  const named = [...(hidden.tender.description ?? '').slice(0, TEXT_LENGTH).matchAll(AUTHORITY)]
    .map(([name]) => organisationOf(name))
    .filter(({ name }) => name.size > 0)
  return named.length > 0 && named.every(client => compareOrganisations(client, known.organisation) === 'different')
}

/** Kinds of clients that a text mentions without a name. */
const CLIENT_KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['gemeente', /\bgemeente|\bmunicipal/],
  ['provincie', /\bprovinci/],
  ['waterschap', /\bwaterschap|\bhoogheemraad/],
  ['ministerie', /\bministeri/],
  ['ziekenhuis', /\bziekenhuis|\bumc\b|\bhospital/],
  ['onderwijs', /\bonderwijs|\bhbo\b|\bmbo\b|\buniversit|\bhogeschool|\bschool|\broc\b/],
  ['zorg', /\bzorg|\bggz\b|\bggd\b/],
]

const DESCRIBED_CLIENT = /\b(?:voor|bij|opdrachtgever|client|namens)\b:? ?((?:\p{L}+[ -]?){1,6})/giu

const kindsIn = (text: string) =>
  CLIENT_KINDS.filter(([, words]) => words.test(text.toLowerCase())).map(([kind]) => kind)

function describeDifferentKinds(one: Profile, other: Profile): boolean {
  const [ours, theirs] = [kindsOf(one), kindsOf(other)]
  return ours.length > 0 && theirs.length > 0 && !ours.some(kind => theirs.includes(kind))
}

function kindsOf({ tender, organisation }: Profile): readonly string[] {
  const own = kindsIn(tender.organization)
  if (own.length > 0 || organisation.name.size > 0) return own
  return [...(tender.description ?? '').slice(0, BEGINNING).matchAll(DESCRIBED_CLIENT)].flatMap(([, words]) =>
    kindsIn(words!),
  )
}

/** Brokers describe the client in the first sentences. */
const BEGINNING = 300
