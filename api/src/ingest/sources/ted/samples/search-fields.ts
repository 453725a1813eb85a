import { formOf } from './eforms/forms.js'
import { lotsOf } from './eforms/lots.js'
import { closingOf, dayWithZone, type PublishedNotice } from './published-notice.js'

/**
 * Shapes of the search fields: text, list, {language: text} or {language: [text]}; undefined when the notice lacks the
 * field.
 */
const fields = {
  'publication-number': ({ number }) => number,
  'publication-date': ({ publishedOn }) => dayWithZone(publishedOn),
  'notice-identifier': ({ uuid }) => uuid,
  'procedure-identifier': ({ procedureUuid }) => procedureUuid,
  'notice-type': ({ sample }) => formOf(sample.kind).noticeType,
  'notice-subtype': ({ sample }) => formOf(sample.kind).subtype,
  'form-type': ({ sample }) => formOf(sample.kind).formType,
  'official-language': ({ sample }) => (sample.english ? ['NLD', 'ENG'] : ['NLD']),
  'notice-title': ({ sample }) => ({
    nld: `Nederland – ${sample.title}`,
    eng: `Netherlands – ${sample.english?.title ?? sample.title}`,
  }),
  'title-proc': ({ sample }) => inLanguages(sample.title, sample.english?.title),
  'description-proc': ({ sample }) => inLanguages(sample.description, sample.english?.description),
  'buyer-name': ({ sample }) => ({ nld: [sample.organization] }),
  'buyer-city': ({ sample }) => ({ nld: [sample.town] }),
  'buyer-country': () => ['NLD'],
  'contract-nature': ({ sample }) => [sample.contract],
  'classification-cpv': ({ sample }) => sample.cpv,
  'place-of-performance': ({ sample }) => (sample.nuts === 'NL' ? ['NLD'] : [sample.nuts, 'NLD']),
  'deadline-receipt-tender-date-lot': notice => {
    const days = lotsOf(notice.sample).flatMap(lot => closingOf(notice, lot) ?? [])
    return days.length > 0 ? days.map(dayWithZone) : undefined
  },
  'estimated-value-proc': ({ sample }) => sample.estimatedValue?.toFixed(2),
  'estimated-value-cur-proc': ({ sample }) => (sample.estimatedValue === null ? undefined : 'EUR'),
  'winner-name': notice => {
    const names = awardsOf(notice).flatMap(({ winners }) => winners)
    return names.length > 0 ? { nld: names } : undefined
  },
  'winner-decision-date': notice => daysOf(notice),
  'contract-conclusion-date': () => undefined,
  'result-value-notice': notice => {
    const values = awardsOf(notice).flatMap(({ value }) => value ?? [])
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0).toFixed(2) : undefined
  },
  'result-value-cur-notice': notice => (awardsOf(notice).some(({ value }) => value !== null) ? 'EUR' : undefined),
  links: ({ number }) => linksOf(number),
} as const satisfies Record<string, (notice: PublishedNotice) => unknown>

type FieldName = keyof typeof fields

export const fieldNames = Object.keys(fields) as FieldName[]
/** Fields that TED always returns. */
const always = ['publication-number', 'links'] as const satisfies readonly FieldName[]

export const foundNotice = (notice: PublishedNotice, asked: readonly FieldName[]): Record<string, unknown> =>
  Object.fromEntries([...new Set([...asked, ...always])].map(name => [name, fields[name](notice)]))

/** The awarded lots of an award notice. */
const awardsOf = ({ sample }: PublishedNotice) =>
  sample.kind === 'can' ? sample.lots.flatMap(({ award }) => award ?? []) : []

function daysOf(notice: PublishedNotice): readonly string[] | undefined {
  const days = awardsOf(notice).map(({ daysAgo }) => dayWithZone(notice.today.minus({ days: daysAgo })))
  return days.length > 0 ? days : undefined
}

const inLanguages = (dutch: string, english: string | undefined) => ({
  nld: dutch,
  ...(english ? { eng: english } : {}),
})

const linksOf = (number: string) => ({
  xml: { MUL: `https://ted.europa.eu/en/notice/${number}/xml` },
  pdf: {
    NLD: `https://ted.europa.eu/nl/notice/${number}/pdf`,
    ENG: `https://ted.europa.eu/en/notice/${number}/pdf`,
  },
  html: {
    NLD: `https://ted.europa.eu/nl/notice/-/detail/${number}`,
    ENG: `https://ted.europa.eu/en/notice/-/detail/${number}`,
  },
})
