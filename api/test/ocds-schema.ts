/**
 * JSON Schema of an OCDS 1.1 release package, typed from the reference of the standard for the parts that we write
 * (https://standard.open-contracting.org/1.1/en/schema/reference/): required fields, types and closed codelists. Stricter than
 * the published one where that is open: a field that is not listed here is refused, and so are null and codes of no codelist.
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

const value = object([], { amount: { type: 'number' }, currency: { type: 'string', pattern: '^[A-Z]{3}$' } })
const reference = object(['id', 'name'], { id, name: text })
const period = object([], { startDate: moment, endDate: moment })

const item = object(['id'], { id, classification: object([], { scheme: oneOf('CPV'), id }) })

const document = object(['id'], {
  id,
  documentType: oneOf('tenderNotice', 'awardNotice'),
  title: text,
  url: address,
  language: text,
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
  publishedDate: moment,
  publisher: object(['name'], { name: text, uri: address }),
  releases: { type: 'array', items: release },
})
