/**
 * JSON Schema of an OCDS 1.1 release package, for the parts that we write. The rules are those of release-schema.json and
 * release-package-schema.json of 1.1.5 (https://standard.open-contracting.org/schema/1__1__5/), compared field by field: required fields, types,
 * formats, closed codelists, lists without duplicates, and at least one release; and those of the Lots extension. Stricter than the standard: unlisted fields, nulls, empty texts
 * and codes outside a codelist are refused.
 */
const text = { type: 'string', minLength: 1 }
const moment = { type: 'string', format: 'date-time' }
const address = { type: 'string', format: 'uri' }
const id = text

const object = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  required,
  properties,
})
const listOf = (items: object) => ({ type: 'array', items, uniqueItems: true, minItems: 1 })
const oneOf = (...codes: readonly string[]) => ({ type: 'string', enum: codes })

/** The part of the closed codelist that occurs in our samples. */
const currency = oneOf('EUR', 'USD', 'NLG')
const value = object(['amount'], { amount: { type: 'number' }, currency })
const reference = object(['id', 'name'], { id, name: text })
const period = object([], { startDate: moment, endDate: moment })

const item = object(['id'], { id, classification: object([], { scheme: oneOf('CPV'), id }), relatedLot: text })
const lot = object(['id'], {
  id,
  title: text,
  description: text,
  status: oneOf('planning', 'planned', 'active', 'cancelled', 'unsuccessful', 'complete', 'withdrawn'),
  value,
  contractPeriod: period,
})

const document = object(['id'], {
  id,
  documentType: oneOf('tenderNotice', 'awardNotice', 'biddingDocuments', 'clarifications'),
  title: text,
  url: address,
  language: text,
  datePublished: moment,
  dateModified: moment,
  format: text,
})

const party = object(['id', 'name', 'roles'], {
  id,
  name: text,
  roles: listOf(oneOf('buyer', 'procuringEntity', 'supplier', 'tenderer', 'payer', 'payee', 'funder')),
})

const tender = object(['id'], {
  id,
  title: text,
  description: text,
  status: oneOf('planning', 'planned', 'active', 'cancelled', 'unsuccessful', 'complete', 'withdrawn'),
  procuringEntity: reference,
  value,
  procurementMethod: oneOf('open', 'selective', 'limited', 'direct'),
  procurementMethodDetails: text,
  mainProcurementCategory: oneOf('goods', 'works', 'services'),
  tenderPeriod: period,
  numberOfTenderers: { type: 'integer' },
  lots: listOf(lot),
  items: listOf(item),
  documents: listOf(document),
})

const award = object(['id'], {
  id,
  description: text,
  status: oneOf('pending', 'active', 'cancelled', 'unsuccessful'),
  date: moment,
  value,
  suppliers: listOf(reference),
  relatedLots: listOf(text),
})

const release = object(['ocid', 'id', 'date', 'tag', 'initiationType'], {
  ocid: { type: 'string', pattern: '^ocds-[a-z0-9]{6}-' },
  id: { type: 'string', minLength: 1, pattern: '^[^#]+$' },
  date: moment,
  tag: listOf(oneOf('planning', 'tender', 'tenderUpdate', 'tenderCancellation', 'award', 'awardUpdate', 'compiled')),
  initiationType: oneOf('tender'),
  language: text,
  parties: listOf(party),
  buyer: reference,
  tender,
  awards: listOf(award),
})

export const ocdsPackage = object(['uri', 'publisher', 'publishedDate', 'releases', 'version'], {
  uri: address,
  version: oneOf('1.1'),
  extensions: listOf(address),
  publishedDate: moment,
  publisher: object(['name'], { name: text, uri: address }),
  releases: listOf(release),
})
