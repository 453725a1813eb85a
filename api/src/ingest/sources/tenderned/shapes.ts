import { z } from 'zod'

/** Many fields are a code with a description in the list, and plain text in the detail. */
const coded = z
  .union([z.string(), z.object({ code: z.string().nullish(), omschrijving: z.string().nullish() })])
  .nullish()
  .transform(value => (typeof value === 'string' ? { code: null, omschrijving: value } : (value ?? null)))

/** Optional field: an invalid value becomes null instead of rejecting the notice. */
const spare = coded.catch(null)

const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}$/))
const text = z.string().nullish()

/** Whitelist of the fields that list and detail share; others may hold personal data. */
const shared = {
  publicatieId: id,
  publicatieDatum: text,
  aanbestedingNaam: text,
  opdrachtgeverNaam: text,
  aanbestedendeDienstNaam: text,
  opdrachtBeschrijving: text,
  sluitingsDatum: text,
  sluitingsDatumMarktconsultatie: text,
  typePublicatie: coded,
  isGegund: z.boolean().nullish(),
  isVroegtijdigBeeindigd: z.boolean().nullish(),
  link: z.object({ href: text }).nullish(),
}

export const listing = z.object({
  ...shared,
  publicatiecode: coded,
  procedure: spare,
  typeOpdracht: spare,
  europees: z.boolean().nullish().catch(null),
})
export type Listing = z.infer<typeof listing>

export const listPage = z.object({
  content: z.array(z.unknown()),
  last: z.boolean(),
  totalElements: z.number().int().nonnegative(),
  number: z.number().int().nonnegative(),
})

const codes = z
  .array(z.union([z.string(), z.object({ code: z.string(), isHoofdOpdracht: z.boolean().nullish() })]))
  .nullish()
  .transform(list => (list ?? []).map(entry => (typeof entry === 'string' ? { code: entry } : entry)))

export const detail = z.object({
  ...shared,
  kenmerk: z.union([z.string(), z.number()]).nullish(),
  aankondigingCode: coded,
  publicatieCode: coded,
  procedureCode: spare,
  typeOpdrachtCode: spare,
  nationaalOfEuropeesCode: spare,
  cpvCodes: codes,
  nutsCodes: codes,
})
export type Detail = z.infer<typeof detail>

/** Answer of `/html`. */
export const page = z.object({ html: z.string() })

/** One notice in an answer of `/gerelateerd`. */
export const related = z.object({
  publicatieId: id,
  formType: text,
  publicatieDatum: text.catch(null),
  typePublicatie: spare,
})
export type Related = z.infer<typeof related>

/** Any field of a document may be missing; an invalid one counts as missing. */
const missing = <Shape>(shape: z.ZodType<Shape>) => shape.nullish().catch(null)

/** Answer of `/documenten`. */
export const documentList = z.object({ documenten: z.array(z.unknown()) })
export const listedDocument = z.object({
  documentId: missing(z.union([z.string(), z.number()]).transform(String)),
  documentNaam: text.catch(null),
  typeDocument: spare,
  grootte: missing(z.number()),
  datumPublicatie: text.catch(null),
  publicatieCategorie: spare,
  /** Anything but a clear no counts as a virus. */
  virusIndicatie: z.unknown().optional(),
  links: missing(z.object({ download: missing(z.object({ href: text })) })),
})
export type ListedDocument = z.infer<typeof listedDocument>
