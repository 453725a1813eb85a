import type { RequestHandler } from 'express'
import type { EntityManager } from 'typeorm'
import { sourceName } from '../../reference/sources.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

/** Path of the pages that samples link to. */
export const SAMPLE_PAGES = '/voorbeeld'

/** Link of a sample, because its page does not exist on the site that it imitates. */
export const sampleUrl = (publicUrl: string, source: string, publicationId: string): string =>
  `${publicUrl.replace(/\/$/, '')}${SAMPLE_PAGES}/${source}/${encodeURIComponent(publicationId)}`

/** Replaces the original page of a sample: `GET /voorbeeld/:source/:publicationId`. */
export const samplePage =
  (db: EntityManager): RequestHandler<{ source: string; publicationId: string }> =>
  async (request, response, next) => {
    const { source, publicationId } = request.params
    const tender = await db.findOneBy(Tender, { source, publicationId, isSample: true })
    if (!tender) return next()
    response.type('html').set('x-robots-tag', 'noindex').send(pageOf(tender))
  }

const pageOf = ({ title, organization, description, source }: Tender) => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Voorbeeld: ${escaped(title)} | GreenRock Tenders</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main class="text">
<h1>${escaped(title)}</h1>
<p>${escaped(organization)}</p>
<p><strong>Dit is een verzonnen voorbeeld.</strong> Bij een echte publicatie kom je hier op de pagina van ${escaped(sourceName(source))}.</p>
${(description ?? '')
  .split('\n')
  .filter(Boolean)
  .map(line => `<p>${escaped(line)}</p>`)
  .join('\n')}
</main>
</body>
</html>
`

/** XSS: samples are ours, but stored text is always escaped. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
