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
