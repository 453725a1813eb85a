import { SourceError } from '../../../platform/fetching/source-error.js'
import { connectorOfList, type JsonApi } from '../adapters/json-api.js'
import type { Connection } from '../connector.js'
import { noLicence } from '../no-licence.js'
import { hiddenFieldsIn, jobsOnCards } from './cards.js'
import { normalise } from './normalise.js'
import { answerAsFlexTender } from './samples/wire.js'
import { cardsAnswer, type Job, job, jobsAnswer } from './shapes.js'

const api: JsonApi<Job> = {
  name: 'FlexTender',
  ask,
  open,
  row: job,
  idOf: ({ avnummer }) => avnummer,
  isOnePage: true,
}

function open(answer: unknown) {
  const jobs = jobsAnswer.safeParse(answer).data
  if (jobs) return { records: jobs.resultaat }
  const cards = cardsAnswer.safeParse(answer).data
  return cards ? { records: jobsOnCards(cards.resultHtml) } : null
}

/** Fetches the list in JSON; falls back to the search of the site when it fails, is empty or has another form. */
async function ask(connection: Connection): Promise<unknown> {
  const { fetcher, baseUrl } = connection
  try {
    const answer = await fetcher.json(`${baseUrl}/v1/getjobs`)
    if (jobsAnswer.safeParse(answer).data?.resultaat.length) return answer
  } catch (error) {
    if (!(error instanceof SourceError) || error.kind === 'limit') throw error
  }
  return searchOfSite(connection)
}

/** The search needs a hidden field of the form with the settings of the page. */
async function searchOfSite({ fetcher, baseUrl, siteUrl = baseUrl }: Connection): Promise<unknown> {
  const form = hiddenFieldsIn(await fetcher.text(`${siteUrl}/opdrachten/`))
  return fetcher.postForm(`${siteUrl}/wp-admin/admin-ajax.php`, { ...form, action: 'kbs_flx_searchjobs' })
}

/**
 * FlexTender, https://www.flextender.nl: assignments at municipalities; one answer contains all open ones.
 * Quirks: besides the JSON there is HTML within JSON, with the same data without the text; dates are in Dutch words, a
 * start may be 'Z.s.m', hours are '16 tot 20 uur'. There is no publication date, and a rate in the text only.
 */
export const connector = connectorOfList({
  key: 'flextender',
  lists: 'the assignments of FlexTender',
  place: {
    baseUrl: { variable: 'FLEXTENDER_URL', standard: 'https://api.flextender.nl' },
    siteUrl: { variable: 'FLEXTENDER_SITE_URL', standard: 'https://www.flextender.nl' },
    days: 365,
  },
  terms: noLicence(),
  version: 4,
  listsAllOpen: true,
  // A card has no text.
  expects: ['title', 'organization', 'closingDate'],
  api,
  normalise,
  standIn: answerAsFlexTender,
})
