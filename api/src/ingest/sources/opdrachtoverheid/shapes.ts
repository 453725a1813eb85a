import { z } from 'zod'
import { figure, flag, id, spare, text, textOrNumber } from '../adapters/json-fields.js'

/** Whitelist. Comments name the preferred one of duplicate fields. */
const record = z.object({
  /** The site of origin and the number there: 'harveynash_291004'. */
  tender_id: id,
  tender_name: text,
  tender_buying_organization: text,
  tender_description_html: spare,
  tender_description_tk: spare,
  tender_description: spare,
  /** Dates, or moments without an offset. */
  tender_first_seen: spare,
  tender_last_seen: spare,
  tender_offline_date: text,
  tender_start_date: spare,
  tender_end_date: spare,
  tender_status: spare,
  tender_job_location: spare,
  vacancies_location: z.object({ province: spare }).nullish().catch(null),
  /** 0 means none; `tender_hours_week` is used instead. */
  tender_min_hours: figure,
  tender_max_hours: figure,
  tender_hours_week: textOrNumber,
  /** A number; `tender_tariff` is the same value as text. */
  tender_maximum_tariff: figure,
  tender_tariff: figure,
  tender_no_max_tariff: flag,
  tender_number_of_professionals: figure,
  extension_option_description: spare,
  /** 'detachering', or a number without a known meaning. */
  contract_type: textOrNumber,
  remote_work_description: spare,
  tender_hybrid_working: z.union([z.string(), z.number(), z.boolean()]).nullish().catch(null),
  /** Page at the site of origin; the next field is the page at the aggregator. */
  tender_url: spare,
  opdracht_overheid_url: spare,
  publish: flag,
  direct_recruitment_vacancy: flag,
})

/** Keeps the day of last sight only for closed records, because it changes daily until then. */
export const vacancy = record.transform(({ tender_last_seen: lastSeen, ...given }) => ({
  ...given,
  closedOn: isClosed(given) ? lastSeen : null,
}))
export type Vacancy = z.infer<typeof vacancy>

export const isClosed = ({ tender_status: status }: { tender_status?: string | null | undefined }) =>
  /^(?:closed|gesloten)$/i.test(status?.trim() ?? '')

export const searchResponse = z.object({ negometrix_tenders: z.array(z.unknown()) })
