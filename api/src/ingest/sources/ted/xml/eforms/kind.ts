import type { NoticeKind } from '../../../../notices/draft.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** The `listName` of `NoticeTypeCode`: the form type. */
const byFormType: ReadonlyMap<string, NoticeKind> = new Map([
  ['planning', 'planning'],
  ['consultation', 'consultation'],
  ['competition', 'competition'],
  ['dir-awa-pre', 'intent'],
  ['result', 'award'],
  ['cont-modif', 'modification'],
  ['completion', 'award'],
  ['bri', 'planning'],
])
/** Prefixes of `NoticeTypeCode`, the longest first. */
const byNoticeType: readonly (readonly [string, NoticeKind])[] = [
  ['pin-cfc', 'competition'],
  ['pin', 'planning'],
  ['pmc', 'consultation'],
  ['cn-', 'competition'],
  ['subco', 'competition'],
  ['qu-sy', 'competition'],
  ['cei', 'competition'],
  ['veat', 'intent'],
  ['can-modif', 'modification'],
  ['can', 'award'],
  ['compl', 'award'],
]
const byRoot: ReadonlyMap<string, NoticeKind> = new Map([
  ['ContractNotice', 'competition'],
  ['ContractAwardNotice', 'award'],
])
const correctable: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition'])

export function kindOf(root: XmlElement, extension: XmlElement | null): NoticeKind {
  const kind = uncorrectedKindOf(root, extension)
  const changes = extension?.child('Changes')
  if (!changes) return kind
  // A cancelled award notice tells of each lot that its award is cancelled.
  const namesAwards = kind === 'award' && extension?.first('NoticeResult', 'LotResult')
  if (!namesAwards && isCancellation(changes) && cancelledLots(root, extension).size === 0) return 'withdrawal'
  // A corrected award remains an award, because it names its winners again.
  return correctable.has(kind) ? 'correction' : kind
}

const isCancellation = (changes: XmlElement): boolean =>
  changes.all('ChangeReason', 'ReasonCode').some(({ text }) => text === 'cancel')

/** Whether a notice about awards cancels that of this lot. */
export function isAwardCancelled(root: XmlElement, extension: XmlElement | null, lot: string | null): boolean {
  const changes = extension?.child('Changes')
  if (!changes || !isCancellation(changes)) return false
  const lots = cancelledLots(root, extension)
  return lots.size === 0 || (lot !== null && lots.has(lot))
}

/** The cancelled lots, when a change leaves other lots open; empty when it cancels everything or nothing. */
export function cancelledLots(root: XmlElement, extension: XmlElement | null): ReadonlySet<string> {
  const changes = extension?.child('Changes')
  const lots = new Set(root.all('ProcurementProjectLot', 'ID').map(({ text }) => text))
  const lotOfResult = new Map(
    extension
      ?.all('NoticeResult', 'LotResult')
      .map(result => [result.child('ID')?.text, result.first('TenderLot', 'ID')?.text ?? '']),
  )
  const sections = changes?.all('Change', 'ChangedSection', 'ChangedSectionIdentifier').map(({ text }) => text) ?? []
  const changed = new Set(sections.map(section => lotOfResult.get(section) ?? section))
  // A notice may leave out the lots that it cancels.
  const isOfLots = [...changed].every(section => lots.has(section) || /^LOT-\d+$/.test(section))
  const leavesOthers = [...lots].some(lot => !changed.has(lot))
  return changes && isOfLots && leavesOthers && isCancellation(changes) ? changed : new Set()
}

/** Subtypes E1 to E6 are published voluntarily, also below the European thresholds. */
export const isVoluntary = (extension: XmlElement | null): boolean => /^E[1-6]$/.test(subTypeOf(extension))

const subTypeOf = (extension: XmlElement | null): string => extension?.first('NoticeSubType', 'SubTypeCode')?.text ?? ''

/** A qualification system, to which suppliers can apply at any time. */
export const isQualificationSystem = (root: XmlElement): boolean =>
  root.child('NoticeTypeCode')?.text.startsWith('qu-sy') ?? false

function uncorrectedKindOf(root: XmlElement, extension: XmlElement | null): NoticeKind {
  const type = root.child('NoticeTypeCode')
  // Voluntary subtypes E1 to E6 are older than their form types.
  if (subTypeOf(extension) === 'E1') return 'consultation'
  return (
    byNoticeType.find(([beginning]) => type?.text.startsWith(beginning))?.[1] ??
    byFormType.get(type?.attribute('listName') ?? '') ??
    byRoot.get(root.name) ??
    'planning'
  )
}
