import { z } from 'zod'
import { amount, code, list, name, release, text } from './award-shape.js'

const organisation = z.object({ id: name, name: text }).nullish().catch(null)
const period = z.object({ startDate: text, endDate: text }).nullish().catch(null)

const classification = z.object({ scheme: text, id: name })
const item = z.object({
  classification: classification.nullish().catch(null),
  additionalClassifications: list(classification),
  relatedLot: name,
  /** Replaces `relatedLot` in some profiles. */
  relatedLots: list(z.union([z.string(), z.number()])),
})
export type ReleaseItem = z.infer<typeof item>

const words = z.object({ description: text }).nullish().catch(null)
/** https://extensions.open-contracting.org/en/extensions/lots/ */
const lot = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  description: text,
  status: code,
  finalStatus: code,
  value: amount,
  tenderPeriod: period,
  contractPeriod: z
    .object({ startDate: text, endDate: text, durationInDays: z.number().nullish().catch(null) })
    .nullish()
    .catch(null),
  options: words,
  renewal: words,
})
export type ReleaseLot = z.infer<typeof lot>

const document = z.object({
  id: name,
  url: z.string(),
  documentType: text,
  title: text,
  format: text,
  datePublished: text,
  dateModified: text,
})
export type ReleaseDocument = z.infer<typeof document>

const party = z.object({
  id: name,
  name: text,
  roles: list(z.string()),
  address: z.object({ locality: text, region: text }).nullish().catch(null),
})

const tender = z.object({
  status: code,
  /** Replaces `status`, together with `datePublished`, in the draft of OCDS 1.2. */
  finalStatus: code,
  datePublished: text,
  title: text,
  description: text,
  procuringEntity: organisation,
  value: amount,
  tenderPeriod: period,
  procurementMethod: text,
  mainProcurementCategory: text,
  items: list(item),
  lots: list(lot),
  documents: list(document),
})

/** Whitelist of a release of OCDS 1.1 or the draft of 1.2, without contact points. */
export const listedRelease = release.extend({
  buyer: organisation,
  parties: list(party),
  tender: tender.nullish().catch(null),
})
export type ListedRelease = z.infer<typeof listedRelease>
