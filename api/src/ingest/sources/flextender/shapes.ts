import { z } from 'zod'
import { id, spare, text, textOrNumber } from '../adapters/json-fields.js'

/** Whitelist of an assignment in `resultaat`; a card of the site is read into the same fields. */
export const job = z.object({
  avnummer: id,
  opdracht: text,
  opdrachtgever: text,
  /** Not on a card. */
  omschrijving: spare,
  /** A day with a time, in one of several forms. */
  sluiting_inschrijving: text,
  regio: spare,
  /** '16 tot 20 uur', or a number. */
  urenperweek: textOrNumber,
  /** A day in words, or 'Z.s.m'. */
  aanvang: spare,
  aantal_professionals: textOrNumber,
  verlengingsoptie: spare,
})
export type Job = z.infer<typeof job>

export const jobsAnswer = z.object({ resultaat: z.array(z.unknown()) })
export const cardsAnswer = z.object({ resultHtml: z.string() })
