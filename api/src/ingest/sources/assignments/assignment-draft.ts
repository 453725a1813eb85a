import type { ReadDraft } from '../../notices/draft.js'
import { type ClosingParty, TenderType } from '../../../reference/tender-values.js'
import { MAX_DESCRIPTION_LENGTH, organizationOf, placeOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import type { Closing } from '../written-closing.js'
import { withoutContacts } from '../without-contacts.js'
import { type SourceTerms, termsOf } from './terms.js'
import { type StatedWorkplace, workplaceOf } from './workplace.js'

/** Longest e-mail address or telephone number that is recognised. */
const MAX_CONTACT_LENGTH = 100

type Given = string | null | undefined

/** An assignment as its source describes it. Texts may contain HTML and may be hostile. */
export interface SourceAssignment {
  readonly id: string
  readonly title: Given
  readonly organization: Given
  readonly description: Given
  readonly publishedAt: Date | null
  readonly closing: Closing
  /** Absent when the source does not state it. */
  readonly closingParty?: ClosingParty | null
  readonly place: Given
  /** Validated by `sourceUrl`. */
  readonly url: string | null
  readonly terms: SourceTerms
  /** A field of the source about the form of contract; title and description are always read. */
  readonly contractForm?: Given | number
  /** Fields of the source about the workplace; place and description are always read. */
  readonly workplace?: Pick<StatedWorkplace, 'names' | 'fromHome'>
}

/**
 * The draft of an interim assignment: plain text without contact details, and only plausible terms.
 * @throws RefusedItem
 */
export function assignmentDraft(given: SourceAssignment): ReadDraft {
  const description = descriptionWithoutContacts(given.description)
  const place = placeOf(given.place)
  const contractForm = plainText(String(given.contractForm ?? '').slice(0, MAX_CONTACT_LENGTH))
  return {
    publicationId: given.id,
    procedureKey: given.id,
    kind: 'competition',
    publishedAt: given.publishedAt,
    title: titleOf(given.title),
    organization: organizationOf(given.organization),
    description,
    ...given.closing,
    closingParty: given.closing.closingDate && (given.closingParty ?? null),
    ...(contractForm ? { contractForm } : {}),
    place,
    sourceUrl: given.url,
    ...termsOf(given.terms),
    ...workplaceOf({ ...given.workplace, place, description }),
    tenderType: TenderType.FREELANCE_CONTRACT,
  }
}

/** Joins place and province of sites with separate fields, which may be equal. */
export const joinedPlace = (...parts: readonly Given[]): string =>
  [...new Set(parts.map(part => part?.trim()).filter(Boolean))].join(', ')

/**
 * Removes contact details, because recruiters sign their texts. A truncated text also loses its end, which may be half
 * an address that no pattern matches.
 */
export function descriptionWithoutContacts(content: Given): string | null {
  const given = content ?? ''
  const text = withoutContacts(plainText(given.slice(0, MAX_DESCRIPTION_LENGTH)))
  const whole = given.length > MAX_DESCRIPTION_LENGTH ? text.slice(0, -MAX_CONTACT_LENGTH) : text
  return whole.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed().trimEnd() || null
}
