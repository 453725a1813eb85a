import { z } from 'zod'

/** Every field is a list of texts, usually one; 'null' and '[]' mean none. */
const texts = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform(values => (values ?? []).map(value => value.trim()).filter(value => !/^(?:|null|\[\]|\{\})$/.test(value)))

/** A UUID with the kind of notice ('CN', 'PIN' or 'EXA'), or the number of an older notice. */
const identifier = texts.transform(([value = '']) => value).pipe(z.string().regex(/^[\w-]{1,100}$/))

/** Whitelist of a tender's metadata. */
const metadata = z.object({
  identifier,
  /** 0 is a call for tenders; the others are grants. */
  type: texts,
  title: texts,
  description: texts,
  callIdentifier: texts,
  /** 31094501 forthcoming, 31094502 open. */
  status: texts,
  startDate: texts,
  deadlineDate: texts,
  twoStageDeadlineDate: texts,
  /** End of registration for an ex-ante publicity. */
  cftEXARegistrationDeadline: texts,
  /** The buyers as JSON in a text; the leading one is marked. */
  cftLeadContractingAuthorityCode: texts,
  /** '2000000 EUR' */
  cftEstimatedTotalProcedureValue: texts,
  cftEstimatedOverallContractAmount: texts,
  cftEstimatedOverallContractCurrency: texts,
  mainCpvCode: texts,
  /** NUTS codes, or countries. */
  placesOfDeliveryOrPerformance: texts,
})

/** The names of the fields that a request asks for. */
export const fieldNames: readonly string[] = Object.keys(metadata.shape)

export const tender = z.object({ metadata }).transform(result => result.metadata)
export type Tender = z.infer<typeof tender>

export const searchPage = z.object({ totalResults: z.number().int().nonnegative(), results: z.array(z.unknown()) })

export const authorities = z.array(z.object({ name: z.string(), isLeadAuthority: z.boolean().nullish().catch(null) }))
