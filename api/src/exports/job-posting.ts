import { fromGlobalId } from 'graphql-relay'
import { DateTime } from 'luxon'
import type { JobPosting, WithContext } from 'schema-dts'
import type { EntityManager } from 'typeorm'
import { AMSTERDAM } from '../calendar.js'
import { readUuid } from '../read-uuid.js'
import { TenderStatus, TenderType, Workplace } from '../reference/tender-values.js'
import { statusGroup } from '../tenders/status.js'
import type { Tender } from '../tenders/tender.entity.js'
import { findTender } from '../tenders/tender.service.js'
import { plainText } from './plain-text.js'

/**
 * Structured data for search engines: the schema.org JobPosting of an open assignment, for the head of the page that shows it; ''
 * for any other tender or page. A data block is no script, so that the Content-Security-Policy need not allow it.
 * @param tenderId untrusted: the query parameter by which a page opens a tender
 */
export async function jobPostingHead(db: EntityManager, tenderId: unknown): Promise<string> {
  const id = typeof tenderId === 'string' ? readUuid(fromGlobalId(tenderId).id) : null
  const tender = id ? await findTender(db, id) : null
  if (!tender || tender.tenderType !== TenderType.FREELANCE_CONTRACT) return ''
  if (statusGroup(tender) !== TenderStatus.OPEN) return ''
  // XSS: no text may end the element.
  const json = JSON.stringify(jobPostingOf(tender)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

export function jobPostingOf(tender: Tender): WithContext<JobPosting> {
  const { closingDate, startDate, positions, region, province, workplace } = tender
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: plainText(tender.title),
    description: html(plainText(tender.description ?? (tender.summary || tender.title))),
    identifier: { '@type': 'PropertyValue', name: 'GreenRock Tenders', value: tender.id },
    datePosted: amsterdam(tender.publicationDate),
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: plainText(tender.organization) },
    ...(closingDate ? { validThrough: amsterdam(closingDate) } : {}),
    ...(startDate ? { jobStartDate: startDate } : {}),
    ...(positions ? { totalJobOpenings: positions } : {}),
    ...(workplace === Workplace.REMOTE ? { jobLocationType: 'TELECOMMUTE' } : {}),
    applicantLocationRequirements: { '@type': 'Country', name: 'Nederland' },
    ...(region
      ? {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: plainText(region),
              ...(province ? { addressRegion: province, addressCountry: 'NL' } : {}),
            },
          },
        }
      : {}),
    ...salaryOf(tender),
  }
}

function salaryOf({ minHourlyRate, maxHourlyRate }: Tender): Partial<Pick<WithContext<JobPosting>, 'baseSalary'>> {
  if (minHourlyRate === null && maxHourlyRate === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'HOUR',
        ...(minHourlyRate === null ? {} : { minValue: minHourlyRate }),
        ...(maxHourlyRate === null ? {} : { maxValue: maxHourlyRate }),
      },
    },
  }
}

const amsterdam = (date: Date) => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISO({ suppressMilliseconds: true })!

/** The description of a JobPosting is HTML. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
