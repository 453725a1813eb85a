import { Feed, type Item } from 'feed'
import { sourceName } from '../../reference/sources.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import { typeLabels } from '../../reference/labels.js'
import type { Outgoing } from './format.js'
import { plainText } from '../../platform/text/plain-text.js'

type Escape = (text: string) => string

const asHtml: Escape = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const asText: Escape = text => text
/** RSS does not say whether a title is HTML: readers show any ampersand, but may drop text that looks like a tag. */
const withoutTags: Escape = text => text.replaceAll('<', '&lt;')

export const atom = (outgoing: Outgoing) => written(outgoing, { title: asHtml, text: asHtml }, feed => feed.atom1())
export const rss = (outgoing: Outgoing) => written(outgoing, { title: withoutTags, text: asHtml }, writeRss)
/** In a JSON feed the summary is text and the content is HTML. */
export const jsonFeed = (outgoing: Outgoing) =>
  written(outgoing, { title: asText, text: asText, content: asHtml }, feed => feed.json1())

/** In RSS 2.0 an author must be an e-mail address, so the buyer's name goes into `dc:creator`. */
function writeRss(feed: Feed): string {
  for (const item of feed.items) {
    item.extensions = [{ name: 'dc:creator', objects: { _text: item.author![0]!.name } }]
    delete item.author
  }
  return feed.rss2().replace('<rss version="2.0"', '$& xmlns:dc="http://purl.org/dc/elements/1.1/"')
}

interface Escapes {
  readonly title: Escape
  readonly text: Escape
  readonly content?: Escape
}

/** Deterministic: the same tenders give the same bytes, so that a conditional request gets a 304. */
async function* written(
  { title, rows, addresses }: Outgoing,
  escapes: Escapes,
  write: (feed: Feed) => string,
): AsyncGenerator<string> {
  const items: Item[] = []
  let updated = new Date(0)
  for await (const { tender } of rows) {
    items.push(itemOf(tender, addresses, escapes))
    if (tender.updatedAt > updated) updated = tender.updatedAt
  }
  const feed = new Feed({
    id: addresses.self,
    title: `GreenRock ${title}`,
    description: 'Aanbestedingen en opdrachten, nieuwste eerst.',
    link: addresses.home,
    feedLinks: { atom: addresses.self, rss: addresses.self, json: addresses.self },
    language: 'nl',
    generator: 'GreenRock Tenders',
    copyright: '',
    updated,
  })
  for (const item of items) feed.addItem(item)
  yield write(feed)
}

function itemOf(tender: Tender, addresses: Addresses, escapes: Escapes): Item {
  const { id, title, organization, category, summary, publicationDate, updatedAt } = tender
  const text = plainText(
    `${typeLabels[tender.tenderType]} van ${organization}, bij ${sourceName(tender.source)}. ${summary}`.trim(),
  )
  return {
    id: `urn:uuid:${id}`,
    guid: `urn:uuid:${id}`,
    title: escapes.title(plainText(title)),
    link: addresses.page(tender),
    date: updatedAt,
    published: publicationDate,
    author: [{ name: plainText(organization) }],
    description: escapes.text(text),
    ...(escapes.content ? { content: escapes.content(text) } : {}),
    ...(category ? { category: [{ name: category }] } : {}),
  }
}
