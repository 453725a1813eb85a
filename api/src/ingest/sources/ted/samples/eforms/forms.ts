import type { SampleTedNotice } from '../sample-ted-notice.js'

export interface Form {
  /** Root element of the UBL document. */
  readonly root: 'PriorInformationNotice' | 'ContractNotice' | 'ContractAwardNotice'
  readonly subtype: string
  readonly noticeType: string
  readonly formType: string
  readonly procedure: 'open' | 'neg-wo-call' | null
}

const contractNotice: Form = {
  root: 'ContractNotice',
  subtype: '16',
  noticeType: 'cn-standard',
  formType: 'competition',
  procedure: 'open',
}

/** https://docs.ted.europa.eu/eforms/latest/reference/notice-types-info.html */
const forms: Readonly<Record<SampleTedNotice['kind'], Form>> = {
  pin: {
    root: 'PriorInformationNotice',
    subtype: '4',
    noticeType: 'pin-only',
    formType: 'planning',
    procedure: null,
  },
  pmc: {
    root: 'PriorInformationNotice',
    subtype: 'E1',
    noticeType: 'pmc',
    formType: 'consultation',
    procedure: null,
  },
  cn: contractNotice,
  // A change notice repeats the whole notice and adds what changed.
  change: contractNotice,
  can: {
    root: 'ContractAwardNotice',
    subtype: '29',
    noticeType: 'can-standard',
    formType: 'result',
    procedure: 'open',
  },
  modif: {
    root: 'ContractAwardNotice',
    subtype: '38',
    noticeType: 'can-modif',
    formType: 'cont-modif',
    procedure: 'open',
  },
  veat: {
    root: 'ContractAwardNotice',
    subtype: '25',
    noticeType: 'veat',
    formType: 'dir-awa-pre',
    procedure: 'neg-wo-call',
  },
}

export const formOf = (kind: SampleTedNotice['kind']): Form => forms[kind]
