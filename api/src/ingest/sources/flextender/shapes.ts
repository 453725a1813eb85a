import { z } from 'zod'
import { id, spare, text, textOrNumber } from '../adapters/json-fields.js'

/** Whitelist of an assignment in `resultaat`; cards of the site are parsed to the same fields. */
export const job = z.object({
  avnummer: id,
  opdracht: text,
  opdrachtgever: text,
  /** Absent on a card. */
  omschrijving: spare,
  /** A date with a time, in different formats. */
  sluiting_inschrijving: text,
  regio: spare,
  /** '16 tot 20 uur', or a number. */
  urenperweek: textOrNumber,
  /** A date in words, or 'Z.s.m'. */
  aanvang: spare,
  aantal_professionals: textOrNumber,
  verlengingsoptie: spare,
})
export type Job = z.infer<typeof job>

export const jobsAnswer = z.object({ resultaat: z.array(z.unknown()) })
export const cardsAnswer = z.object({ resultHtml: z.string() })
