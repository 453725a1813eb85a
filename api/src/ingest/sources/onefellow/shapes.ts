import { z } from 'zod'
import { figure, id, spare, text, textOrNumber } from '../adapters/json-fields.js'

/** Unix seconds; 0 and null mean none. */
const moment = z.number().nullish().catch(null)

/** Whitelist without `time_updated`, which would change the fingerprint of every record. */
export const jobOrder = z.object({
  joborder_id: id,
  title: text,
  company: text,
  teaser: spare,
  /** HTML, escaped twice. */
  description: spare,
  address_city: spare,
  address_state: spare,
  workplace_type: spare,
  /** 1 means yes. */
  allows_remote_work: moment,
  hours: textOrNumber,
  /** Empty, or a number as text. */
  max_rate: textOrNumber,
  duration: spare,
  extension_available: moment,
  openings: figure,
  start_date: moment,
  time_published: moment,
  time_deadline: moment,
  portal_time_unpublish: moment,
  company_job_id: spare,
  external_id: spare,
  /** 1 for a record that the site shows. */
  publish: moment,
  time_deleted: moment,
  status: spare,
})
export type JobOrder = z.infer<typeof jobOrder>

export const jobList = z.object({ jobs: z.array(z.unknown()) })
