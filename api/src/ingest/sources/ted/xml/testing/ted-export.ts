import { type Content, element } from './element.js'

export interface TedExportXml {
  readonly id?: string
  readonly number?: string
  /** `REF_NOTICE` */
  readonly earlier?: readonly string[]
  readonly published?: string
  readonly original?: string
  readonly documentType?: string
  /** `20200217 14:00` */
  readonly submission?: string
  /** Extra elements of the coded data, outside the form. */
  readonly coded?: Content
  /** Codes of the coded data, by element: `PR_PROC`. */
  readonly codes?: Readonly<Record<string, string>>
  readonly translations?: Content
  readonly forms: readonly string[]
}

export const coded = (name: string, code: string) => element(name, '', { CODE: code })

/** A file with these forms, in the envelope that TED adds. */
export const tedExport = (notice: TedExportXml): string =>
  element(
    'TED_EXPORT',
    [
      element('CODED_DATA_SECTION', [
        element('REF_OJS', element('DATE_PUB', notice.published)),
        element('NOTICE_DATA', [
          element('NO_DOC_OJS', notice.number),
          element('LG_ORIG', notice.original),
          notice.coded,
          element(
            'REF_NOTICE',
            (notice.earlier ?? []).map(number => element('NO_DOC_OJS', number)),
          ),
        ]),
        element('CODIF_DATA', [
          element('DT_DATE_FOR_SUBMISSION', notice.submission),
          notice.documentType ? coded('TD_DOCUMENT_TYPE', notice.documentType) : '',
          ...Object.entries(notice.codes ?? {}).map(([name, code]) => coded(name, code)),
        ]),
      ]),
      element('TRANSLATION_SECTION', notice.translations),
      element('FORM_SECTION', [element('NOTICE_UUID', '7d1c'), ...notice.forms]),
    ],
    { DOC_ID: notice.id, xmlns: 'urn:test', 'xmlns:n2021': 'urn:nuts' },
  )

interface FormXml {
  readonly name?: string
  readonly number?: string
  readonly language?: string
  readonly category?: 'ORIGINAL' | 'TRANSLATION'
  readonly content?: Content
}

/** One form in one language. */
export const form = ({ name = 'F02_2014', number, language = 'NL', category = 'ORIGINAL', content }: FormXml): string =>
  element(name, content, { CATEGORY: category, FORM: number ?? `F${name.slice(1, 3)}`, LG: language })

/** A file with one form in Dutch. */
export const tedForm = (name: string, content: Content, around: Omit<TedExportXml, 'forms'> = {}): string =>
  tedExport({ ...around, forms: [form({ name, content })] })

export const paragraph = (text: string) => element('P', text)

export const buyer = element(
  'CONTRACTING_BODY',
  element('ADDRESS_CONTRACTING_BODY', [
    element('OFFICIALNAME', 'Waterschap Lage Gronden'),
    element('TOWN', 'Laagdorp'),
    coded('n2021:NUTS', 'NL999'),
  ]),
)

interface PartXml {
  readonly lot?: string
  readonly title?: string
  readonly description?: string
  readonly nuts?: readonly string[]
  readonly site?: string
  readonly cpv?: readonly string[]
  readonly value?: string
  /** Further elements, such as the duration. */
  readonly more?: Content
}

export const part = ({ lot, title, description, nuts, site, cpv, value, more }: PartXml): string =>
  element('OBJECT_DESCR', [
    element('TITLE', title && paragraph(title)),
    element('LOT_NO', lot),
    (cpv ?? []).map(code => element('CPV_ADDITIONAL', coded('CPV_CODE', code))),
    (nuts ?? []).map(code => coded('n2021:NUTS', code)),
    element('MAIN_SITE', site && paragraph(site)),
    element('SHORT_DESCR', description && paragraph(description)),
    value === undefined ? '' : element('VAL_OBJECT', value, { CURRENCY: 'EUR' }),
    more,
  ])

interface ObjectXml {
  readonly title?: string
  readonly description?: string
  readonly cpv?: string
  readonly value?: string
  readonly parts?: readonly PartXml[]
}

/** Section II of R2.0.9. */
export const object = ({ title = 'Baggeren van de vaarten', description, cpv, value, parts }: ObjectXml = {}): string =>
  element('OBJECT_CONTRACT', [
    element('TITLE', paragraph(title)),
    cpv ? element('CPV_MAIN', coded('CPV_CODE', cpv)) : '',
    element('SHORT_DESCR', description && paragraph(description)),
    value === undefined ? '' : element('VAL_ESTIMATED_TOTAL', value, { CURRENCY: 'EUR' }),
    (parts ?? []).map(part),
  ])

/** `DAY`, `MONTH` and `YEAR` of R2.0.8. */
export const written = (day: string, month: string, year: string, time?: string): Content => [
  element('DAY', day),
  element('MONTH', month),
  element('YEAR', year),
  element('TIME', time),
]
