import { createHash } from 'node:crypto'
import { documentFormats } from '../../reference/document-formats.js'
import {
  ContractNature,
  type DocumentKind,
  LotStatus,
  ProcedureType,
  statusTexts,
} from '../../reference/tender-values.js'
import type { TenderDocument } from '../../tenders/documents/document.entity.js'
import type { Lot } from '../../tenders/lots/lot.entity.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Details, ExportRow } from './export-row.js'
import type { Outgoing } from './format.js'
import { ocdsCurrencies } from './ocds-currencies.js'
import { plainText } from '../../platform/text/plain-text.js'
import { asUri } from './uri.js'

/** Open Contracting Data Standard 1.1, https://standard.open-contracting.org/1.1: a release package, streamed by release. */
export async function* ocds({ rows, addresses }: Outgoing): AsyncGenerator<string> {
  const head = {
    uri: asUri(addresses.self),
    version: '1.1',
    extensions: [LOTS_EXTENSION],
    publishedDate: new Date().toISOString(),
    publisher: { name: 'GreenRock Tenders', uri: addresses.home },
  }
  yield `${JSON.stringify(head).slice(0, -1)},"releases":[`
  let separator = ''
  for await (const row of rows) {
    yield separator + JSON.stringify(releaseOf(row, addresses))
    separator = ',\n'
  }
  yield ']}\n'
}

const LOTS_EXTENSION =
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_lots_extension/master/extension.json'

const categories: Readonly<Record<ContractNature, string>> = {
  works: 'works',
  supplies: 'goods',
  services: 'services',
}

/** Maps the procedures of the directive to the four codes of the codelist. */
const methods: Readonly<Record<ProcedureType, string | undefined>> = {
  open: 'open',
  restricted: 'selective',
  negotiated_with_call: 'selective',
  competitive_dialogue: 'selective',
  innovation_partnership: 'selective',
  negotiated_without_call: 'limited',
  other: undefined,
}

const statuses: Readonly<Record<string, string | undefined>> = {
  [statusTexts.announced]: 'planned',
  [statusTexts.consultation]: 'planning',
  [statusTexts.partlyAwarded]: 'active',
  [statusTexts.open]: 'active',
  [statusTexts.closed]: 'active',
  [statusTexts.intended]: 'active',
  [statusTexts.awarded]: 'complete',
  [statusTexts.notAwarded]: 'unsuccessful',
  [statusTexts.withdrawn]: 'cancelled',
}

const awardStatuses: Readonly<Partial<Record<LotStatus, string>>> = {
  awarded: 'active',
  not_awarded: 'unsuccessful',
  pending: 'pending',
}

interface Reference {
  readonly id: string
  readonly name: string
}

function releaseOf({ tender, details }: ExportRow, addresses: Addresses) {
  const ocid = `${addresses.ocdsPrefix}-${tender.id}`
  const buyer = organisation(tender.organization)
  const awards = awardsOf(tender, details?.lots ?? [])
  const suppliers = awards.flatMap(award => award.suppliers ?? [])
  return {
    ocid,
    id: `${ocid}-${tender.updatedAt.getTime()}`,
    date: tender.updatedAt.toISOString(),
    tag: awards.length > 0 ? ['tender', 'award'] : ['tender'],
    initiationType: 'tender',
    language: 'nl',
    parties: partiesOf(buyer, suppliers),
    buyer,
    tender: tenderOf(tender, details, buyer, addresses),
    ...(awards.length > 0 ? { awards } : {}),
  }
}

/** Leaves unknown fields out, because the standard allows no empty texts or objects. */
function tenderOf(tender: Tender, details: Details | null, procuringEntity: Reference, addresses: Addresses) {
  const { procedureType, contractNature, estimatedValue, currency, publicationDate, closingDate } = tender
  const lots = details?.lots ?? []
  const itemsOfLots = lots.flatMap(({ identifier, cpv }) => cpv.map(code => ({ code, relatedLot: identifier })))
  const codesOfLots = new Set(itemsOfLots.map(({ code }) => code))
  const items = [...tender.cpv.filter(code => !codesOfLots.has(code)).map(code => ({ code })), ...itemsOfLots].map(
    itemOf,
  )
  return known({
    id: tender.id,
    title: plainText(tender.title),
    description: plainText(details?.description ?? tender.summary) || undefined,
    status: statuses[tender.status],
    procuringEntity,
    procurementMethod: procedureType ? methods[procedureType] : undefined,
    procurementMethodDetails: procedureType ?? undefined,
    mainProcurementCategory: contractNature ? categories[contractNature] : undefined,
    value: amount(estimatedValue, currency),
    // A period that ends before it begins is a mistake of the source, so it is left out.
    tenderPeriod:
      closingDate && closingDate >= publicationDate
        ? { startDate: publicationDate.toISOString(), endDate: closingDate.toISOString() }
        : { startDate: publicationDate.toISOString() },
    numberOfTenderers: tender.bidCount ?? undefined,
    lots: lots.length > 0 ? lots.map(lotOf) : undefined,
    items: items.length > 0 ? items : undefined,
    documents: documentsOf(tender, details?.documents ?? [], addresses),
  })
}

function documentsOf(tender: Tender, listed: readonly TenderDocument[], addresses: Addresses) {
  const url = asUri(tender.sourceUrl ?? '')
  return [
    { id: 'greenrock', documentType: 'tenderNotice', url: addresses.page(tender), language: 'nl' },
    ...(url ? [{ id: 'source', documentType: 'tenderNotice', url }] : []),
    ...listed.map(document => documentOf(document, tender)),
  ]
}

/** Codes of the open codelist; it has none for an attachment. */
const documentTypes: Readonly<Partial<Record<DocumentKind, string>>> = {
  tender_guide: 'biddingDocuments',
  clarification: 'clarifications',
  notice: 'tenderNotice',
}

const documentOf = ({ tenderId, origin, identifier, ...document }: TenderDocument, tender: Tender) =>
  known({
    // A copy of the tender may use the same identifier.
    id: [...(tenderId === tender.id ? [] : [tenderId]), origin, plainText(identifier)].join('-'),
    documentType: documentTypes[document.kind],
    title: plainText(document.name),
    url: asUri(document.url ?? '') ?? undefined,
    datePublished: document.publishedAt?.toISOString(),
    dateModified: document.changedAt?.toISOString(),
    format: documentFormats.get(document.format ?? ''),
  })

const itemOf = ({ code, ...related }: { readonly code: string; readonly relatedLot?: string }, index: number) => ({
  id: String(index + 1),
  classification: { scheme: 'CPV', id: code },
  ...related,
})

const lotStatuses: Readonly<Record<LotStatus, string>> = {
  announced: 'planned',
  open: 'active',
  closed: 'active',
  pending: 'active',
  awarded: 'complete',
  not_awarded: 'unsuccessful',
  withdrawn: 'cancelled',
}

/** A lot of the Lots extension; the maximum of a framework is not its estimated value, and is left out. */
const lotOf = ({ identifier, title, description, status, startDate, endDate, ...lot }: Lot) =>
  known({
    id: identifier,
    title: title ? plainText(title) : undefined,
    description: description ? plainText(description) : undefined,
    status: lotStatuses[status],
    value: amount(lot.estimatedValue, lot.valueCurrency),
    contractPeriod:
      startDate || endDate
        ? known({
            startDate: startDate ? `${startDate}T00:00:00Z` : undefined,
            endDate: endDate ? `${endDate}T00:00:00Z` : undefined,
          })
        : undefined,
  })

/** One award per lot where the notices name lots, otherwise one for the whole tender. */
function awardsOf(tender: Tender, lots: readonly Lot[]) {
  if (lots.length > 0)
    return lots.flatMap(
      ({ identifier, decision, reason, winner, awardDate: date, awardValue: value, awardCurrency: currency }) => {
        const status = decision && awardStatuses[decision]
        return status
          ? [awardOf(`${tender.id}-${identifier}`, { status, winner, date, value, currency, reason, lot: identifier })]
          : []
      },
    )
  if (!tender.awardWinner && !tender.awardDate) return []
  const { awardWinner: winner, awardDate: date, awardValue: value, awardCurrency: currency } = tender
  return [awardOf(`${tender.id}-1`, { status: 'active', winner, date, value, currency, reason: null })]
}

interface Outcome {
  readonly status: string
  readonly winner: string | null
  readonly date: string | null
  readonly value: number | null
  readonly currency: string | null
  readonly reason: string | null
  readonly lot?: string
}

function awardOf(id: string, { status, winner, date, value, currency, reason, lot }: Outcome) {
  const suppliers = [...new Map(namesIn(winner).map(name => [name, organisation(name)])).values()]
  return known({
    id,
    status,
    description: reason ? plainText(reason) : undefined,
    date: date ? `${date}T00:00:00Z` : undefined,
    value: amount(value, currency),
    suppliers: suppliers.length > 0 ? suppliers : undefined,
    relatedLots: lot ? [lot] : undefined,
  })
}

const namesIn = (winners: string | null) => (winners ?? '').split('; ').map(plainText).filter(Boolean)

/** Null for a currency that the standard does not list: without a currency the amount would be taken for euros. */
const amount = (value: number | null, currency: string | null) =>
  value === null || (currency && !ocdsCurrencies.has(currency))
    ? undefined
    : known({ amount: value, currency: currency ?? undefined })

/** Sources give names only, so a hash of the name serves as the id. */
const organisation = (name: string): Reference => ({
  id: createHash('sha256').update(plainText(name)).digest('hex').slice(0, 16),
  name: plainText(name),
})

function partiesOf(buyer: Reference, suppliers: readonly Reference[]) {
  const parties = new Map([[buyer.id, { ...buyer, roles: ['buyer', 'procuringEntity'] }]])
  for (const supplier of suppliers) {
    const roles = parties.get(supplier.id)?.roles ?? []
    parties.set(supplier.id, { ...supplier, roles: [...new Set([...roles, 'supplier'])] })
  }
  return [...parties.values()]
}

type Known<Fields> = { [Name in keyof Fields]: Fields[Name] }
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<Fields>
