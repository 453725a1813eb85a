import { unique } from '../../lists.js'
import type { ReadDraft } from '../../notices/draft.js'
import { ProcedureType, TenderType } from '../../reference/tender-values.js'
import type { Entry } from '../adapters/entry.js'
import { descriptionWithoutContacts } from '../assignments/assignment-draft.js'
import { writtenMoment } from '../assignments/written.js'
import { RefusedItem } from '../connector.js'
import { closingDateOf, organizationOf, referenceOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import { sourceUrl } from '../source-url.js'
import { parseXml } from '../xml/parse-xml.js'
import type { XmlElement } from '../xml/xml-element.js'

const MAX_CPV_CODES = 50

/**
 * The names under which a fact may stand: the feed's own are not documented.
 * Longer names come first, so that `contractingAuthority` is not taken for a contract.
 */
const names = {
  organization: /^(?:contracting)?(?:authority|organi[sz]ation|buyer)(?:name)?$|^organisatie$/i,
  closing: /^(?:submission)?(?:deadline|closingdate|closing|sluitingstijd|sluitingsdatum)$/i,
  procedure: /^procedure(?:type)?$/i,
  description: /^(?:short)?description$|^omschrijving$/i,
  reference: /^(?:rfq|tender)?(?:number|reference|referentie|aanvraagnummer)$/i,
  cpv: /^cpv(?:code)?$/i,
} as const

/** @throws RefusedItem */
export function normalise(entry: Entry): ReadDraft {
  const publication = publicationOf(entry.content)
  const textOf = (name: keyof typeof names) =>
    publication.descendants(element => names[name].test(element))[0]?.text ?? null
  return {
    publicationId: entry.id,
    procedureKey: entry.id,
    kind: 'competition',
    publishedAt: writtenMoment(entry.published, 'start'),
    title: titleOf(entry.title),
    organization: organizationOf(textOf('organization') ?? entry.author),
    description: descriptionWithoutContacts(textOf('description')),
    closingDate: closingDateOf(textOf('closing')),
    procedureType: procedureOf(textOf('procedure')),
    cpv: cpvOf(publication),
    reference: referenceOf(textOf('reference')),
    sourceUrl: sourceUrl(entry.url),
    tenderType: TenderType.EU_PROCUREMENT,
  }
}

/** @throws RefusedItem */
function publicationOf(content: string): XmlElement {
  const from = content.search(/<(?:[a-z]+:)?publication\b/i)
  if (from < 0) throw new RefusedItem('Het bericht bevat geen publicatie.')
  return parseXml(`<entry>${content}</entry>`)
}

/** The code stands in the text, or in an attribute; its check digit is left out. */
function cpvOf(publication: XmlElement): readonly string[] {
  const elements = publication.descendants(element => names.cpv.test(element))
  const codes = elements.flatMap(
    element => /\b\d{8}\b/.exec(element.attribute('code') ?? plainText(element.text))?.[0] ?? [],
  )
  return unique(codes).slice(0, MAX_CPV_CODES)
}

const procedures: readonly (readonly [words: RegExp, type: ProcedureType])[] = [
  [/niet-?openbare|restricted/i, ProcedureType.RESTRICTED],
  [/openbare|open\b/i, ProcedureType.OPEN],
  [/concurrentiegerichte dialoog|dialogue/i, ProcedureType.COMPETITIVE_DIALOGUE],
  [/onderhandeling(?:sprocedure)? zonder|without/i, ProcedureType.NEGOTIATED_WITHOUT_CALL],
  [/onderhandeling|negotiat/i, ProcedureType.NEGOTIATED_WITH_CALL],
]

const procedureOf = (text: string | null): ProcedureType | null =>
  text ? (procedures.find(([words]) => words.test(text))?.[1] ?? ProcedureType.OTHER) : null
