import { DateTime } from 'luxon'
import type { JobPosting, WithContext } from 'schema-dts'
import { AMSTERDAM } from '../../platform/calendar.js'
import { TenderStatus, TenderType, Workplace } from '../../reference/tender-values.js'
import { statusGroup } from '../../tenders/tender/status.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { htmlText } from '../../platform/text/html-text.js'
import { plainText } from '../../platform/text/plain-text.js'

/** Structured data for search engines: schema.org's JobPosting for an open assignment; null for any other tender. */
export function structuredData(tender: Tender): WithContext<JobPosting> | null {
  if (tender.tenderType !== TenderType.FREELANCE_CONTRACT) return null
  return statusGroup(tender) === TenderStatus.OPEN ? jobPostingOf(tender) : null
}

export function jobPostingOf(tender: Tender): WithContext<JobPosting> {
  const { closingDate, startDate, positions, region, province, workplace } = tender
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: plainText(tender.title),
    // schema.org expects HTML here.
    description: htmlText(tender.description ?? (tender.summary || tender.title)).replaceAll('\n', '<br>'),
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
