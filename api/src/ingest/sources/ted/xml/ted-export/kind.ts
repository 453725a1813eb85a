import type { NoticeKind } from '../../../../notices/draft.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** TD_DOCUMENT_TYPE, which TED adds to every form. */
const byDocumentType: ReadonlyMap<string, NoticeKind> = new Map([
  ['0', 'planning'],
  ['1', 'correction'],
  ['2', 'correction'],
  ['3', 'competition'],
  ['4', 'competition'],
  ['5', 'competition'],
  ['6', 'planning'],
  ['7', 'award'],
  ['A', 'competition'],
  ['B', 'planning'],
  ['C', 'competition'],
  ['D', 'competition'],
  ['E', 'competition'],
  ['F', 'competition'],
  ['G', 'competition'],
  ['H', 'competition'],
  ['I', 'competition'],
  ['J', 'award'],
  ['K', 'modification'],
  ['M', 'competition'],
  ['N', 'planning'],
  ['O', 'competition'],
  ['P', 'planning'],
  ['Q', 'competition'],
  ['R', 'award'],
  ['S', 'planning'],
  ['V', 'intent'],
  ['Y', 'competition'],
])
/** `FORM`, with or without its F; forms 21 to 23 are distinguished by their NOTICE. */
const byForm: ReadonlyMap<string, NoticeKind> = new Map([
  ['01', 'planning'],
  ['02', 'competition'],
  ['03', 'award'],
  ['04', 'planning'],
  ['05', 'competition'],
  ['06', 'award'],
  ['07', 'competition'],
  ['08', 'planning'],
  ['09', 'competition'],
  ['10', 'competition'],
  ['11', 'competition'],
  ['12', 'competition'],
  ['13', 'award'],
  ['14', 'correction'],
  ['15', 'intent'],
  ['16', 'planning'],
  ['17', 'competition'],
  ['18', 'award'],
  ['19', 'competition'],
  ['20', 'modification'],
  ['24', 'competition'],
  ['25', 'award'],
  ['T01', 'planning'],
  ['T02', 'award'],
])

const documentTypeOf = (coded: XmlElement | null): string =>
  coded?.first('CODIF_DATA', 'TD_DOCUMENT_TYPE')?.attribute('CODE') ?? ''

export const kindOf = (form: XmlElement, coded: XmlElement | null): NoticeKind =>
  byDocumentType.get(documentTypeOf(coded)) ?? announced(form) ?? 'competition'

/** A dynamic purchasing system, or a qualification system (document type Q), to which suppliers can apply at any time. */
export const staysOpen = (form: XmlElement, coded: XmlElement | null): boolean =>
  documentTypeOf(coded) === 'Q' || form.first('PROCEDURE', 'DPS') !== null

/** `NOTICE TYPE`: PRI_ONLY, PER_CALL_COMPETITION, CONCESSION_AWARD_CONTRACT … */
function announced(form: XmlElement): NoticeKind | undefined {
  const type = form.child('NOTICE')?.attribute('TYPE') ?? ''
  if (type.endsWith('AWARD_CONTRACT')) return 'award'
  if (type === 'CONTRACT' || type.endsWith('CALL_COMPETITION') || type.startsWith('QSU')) return 'competition'
  if (type.startsWith('PRI') || type.startsWith('PER')) return 'planning'
  return byForm.get((form.attribute('FORM') ?? '').replace(/^F/, '')) ?? byName(form.name)
}

/** By the element names from before forms were numbered. */
function byName(name: string): NoticeKind | undefined {
  if (/CORRIGENDUM/.test(name)) return 'correction'
  if (/EX_ANTE/.test(name)) return 'intent'
  if (/AWARD|RESULT/.test(name)) return 'award'
  if (/^PRIOR|^PERIODIC|BUYER_PROFILE/.test(name)) return 'planning'
  return undefined
}
