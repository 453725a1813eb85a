import { brokers } from '../organisations/brokers.js'
import { TenderType } from '../../reference/tender-values.js'
import { addressesOf } from './addresses.js'
import type { Found } from './found.js'
import { type Organisation, organisationOf } from '../organisations/organisation.js'
import { plainWords } from '../organisations/plain-words.js'
import { codeOf, codeOfOrigin, spelledAsCode } from './reference-code.js'
import { type Said, saidIn, TEXT_LENGTH } from './said.js'
import { toldClient } from './told-client.js'
import { type Title, titleOf } from './title.js'
import { unitsIn } from './units.js'

/** What is read from a tender once, for many comparisons. */
export interface Profile {
  readonly found: Found
  readonly addresses: ReadonlySet<string>
  readonly code: string | null
  /** Title, reference and text without spaces and marks, in which a code of another site may stand. */
  readonly spelled: string
  readonly organisation: Organisation
  readonly title: Title
  readonly said: Said
  /** Teams, chains and departments that it is for. */
  readonly units: ReadonlyMap<string, ReadonlySet<string>>
  /** Words of the place, which a title may repeat. */
  readonly place: readonly string[]
}

export function profileOf(found: Found): Profile {
  let said: Said | undefined
  let spelled: string | undefined
  let units: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return {
    found,
    addresses: addressesOf(found),
    code: codeOf(found.reference) ?? codeOfOrigin(found.publicationId),
    // Lazy: most candidates are told apart before their texts are read, and a batch has thousands of candidates.
    get spelled() {
      return (spelled ??= spelledAsCode([found.title, found.reference, found.description].join(' ')))
    },
    organisation: clientOf(found),
    title: titleOf(found.title, found.tenderType === TenderType.FREELANCE_CONTRACT),
    get said() {
      return (said ??= saidIn(found.description ?? ''))
    },
    get units() {
      return (units ??= unitsIn(`${found.title}. ${(found.description ?? '').slice(0, TEXT_LENGTH)}`))
    },
    place: plainWords(`${found.region ?? ''} ${found.province ?? ''}`),
  }
}

/** Who is asked for by, also where a broker gives its own name and the text says the other one. */
function clientOf({ organization, description }: Found): Organisation {
  const given = organisationOf(organization, brokers)
  return given.name.size > 0 ? given : (toldClient(description ?? '') ?? given)
}
