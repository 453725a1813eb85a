import type { Request } from 'express'
import { fromGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { inAmsterdam } from '../../platform/calendar.js'
import { type PageParts, plainPage } from '../http/web-client.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import { notListedSince } from '../../tenders/tender/absences.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { findTender } from '../../tenders/tender/tender.service.js'
import { htmlText as html } from '../../platform/text/html-text.js'
import { structuredData } from './job-posting.js'
import { plainText } from '../../platform/text/plain-text.js'

const MAX_DESCRIPTION_LENGTH = 160
const OWN_ADDRESS = /^\/tenders\/([^/]+)\/?$/

/**
 * Prerendering for search engines and link previews: a tender's own address has its text and structured data (404 for an unknown one); a list with
 * an open tender (`?tender=`) has the structured data only.
 */
export async function tenderParts(db: EntityManager, { path, query }: Request, publicUrl: string): Promise<PageParts> {
  const [, own] = OWN_ADDRESS.exec(path) ?? []
  if (own === undefined) return overList(db, query.tender)
  const id = readUuid(own)
  const tender = id ? await findTender(db, id) : null
  return tender ? partsOf(tender, publicUrl) : { ...plainPage, status: 404 }
}

/** @param tenderId untrusted: a global id or a uuid */
async function overList(db: EntityManager, tenderId: unknown): Promise<PageParts> {
  const id = typeof tenderId === 'string' ? (readUuid(tenderId) ?? readUuid(fromGlobalId(tenderId).id)) : null
  const tender = id ? await findTender(db, id) : null
  return tender ? { ...plainPage, head: dataBlock(structuredData(tender)) } : plainPage
}

function partsOf(tender: Tender, publicUrl: string): PageParts {
  const title = html(tender.title)
  const description = html(shortened(tender.summary || tender.description || tender.organization))
  const address = html(`${publicUrl}/tenders/${tender.id}`)
  const social = [
    ['og:type', 'article'],
    ['og:site_name', 'GreenRock Tenders'],
    ['og:locale', 'nl_NL'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return {
    status: 200,
    title: `${title} · GreenRock Tenders`,
    description,
    head: [`<link rel="canonical" href="${address}">`, ...social, dataBlock(structuredData(tender))].join(''),
    body: article(tender),
  }
}

/** The text for clients without scripts; others first see the access check. */
function article(tender: Tender): string {
  const { title, organization, closingDate, closingNote, region, publicationDate, description, summary } = tender
  const goneAt = notListedSince(tender.absences)
  const facts = [
    ['Opdrachtgever', organization],
    ['Niet meer vermeld sinds', goneAt && day(goneAt)],
    ['Sluitingsdatum', goneAt ? null : closingDate ? day(closingDate) : closingNote],
    ['Regio', region],
    ['Publicatiedatum', day(publicationDate)],
  ].flatMap(([label, value]) => (value ? [`<dt>${label}</dt><dd>${html(value)}</dd>`] : []))
  const paragraphs = (description || summary || '')
    .split(/\n+/)
    .flatMap(text => (text.trim() ? [`<p>${html(text)}</p>`] : []))
  return `<noscript><main><h1>${html(title)}</h1><dl>${facts.join('')}</dl>${paragraphs.join('')}</main></noscript>`
}

/** The Content-Security-Policy does not apply to a data block, because it is no script. XSS: no text may close the element. */
const dataBlock = (data: object | null) =>
  data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : ''

const day = (date: Date) => inAmsterdam(date).toFormat('d MMMM yyyy')

function shortened(text: string): string {
  const words = plainText(text).replaceAll(/\s+/g, ' ').trim()
  if (words.length <= MAX_DESCRIPTION_LENGTH) return words
  return `${words
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`
}
