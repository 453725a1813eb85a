import { brokers } from '../organisations/brokers.js'
import { TenderType } from '../../reference/tender-values.js'
import { addressesOf } from './addresses.js'
import type { ComparableTender } from './comparable-tender.js'
import { type Organisation, organisationOf } from '../organisations/organisation.js'
import { plainWords } from '../organisations/plain-words.js'
import { codeOf, codeOfOrigin, spelledAsCode } from './reference-code.js'
import { type Description, descriptionOf, TEXT_LENGTH } from './description.js'
import { statedClient } from './stated-client.js'
import { type Title, titleOf } from './title.js'
import { unitsIn } from './units.js'

/** A tender, parsed once for many comparisons. */
export interface Profile {
  readonly tender: ComparableTender
  readonly addresses: ReadonlySet<string>
  readonly code: string | null
  /** Title, reference and text without spaces and punctuation, to search for the code of another site. */
  readonly spelled: string
  readonly organisation: Organisation
  readonly title: Title
  readonly description: Description
  /** The teams, chains and departments that need the work. */
  readonly units: ReadonlyMap<string, ReadonlySet<string>>
  readonly place: readonly string[]
}

export function profileOf(tender: ComparableTender): Profile {
  let description: Description | undefined
  let spelled: string | undefined
  let units: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return {
    tender,
    addresses: addressesOf(tender),
    code: codeOf(tender.reference) ?? codeOfOrigin(tender.publicationId),
    // Lazy: most of the thousands of candidates of a batch differ before their texts are needed.
    get spelled() {
      return (spelled ??= spelledAsCode([tender.title, tender.reference, tender.description].join(' ')))
    },
    organisation: clientOf(tender),
    title: titleOf(tender.title, tender.tenderType === TenderType.FREELANCE_CONTRACT),
    get description() {
      return (description ??= descriptionOf(tender.description ?? ''))
    },
    get units() {
      return (units ??= unitsIn(`${tender.title}. ${(tender.description ?? '').slice(0, TEXT_LENGTH)}`))
    },
    place: plainWords(`${tender.region ?? ''} ${tender.province ?? ''}`),
  }
}

/** The client. When a broker gives its own name, the text may state the client. */
function clientOf({ organization, description }: ComparableTender): Organisation {
  const given = organisationOf(organization, brokers)
  return given.name.size > 0 ? given : (statedClient(description ?? '') ?? given)
}
