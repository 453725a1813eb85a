import type { NoticeKind } from '../../../../notices/draft.js'
import { MAX_LOTS } from '../../../notice-lots.js'
import { earliest, momentOf } from '../values/dates.js'
import { isPresent, lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Lot } from '../xml-notice.js'
import { writtenDay } from './written-day.js'

/** IV.2.2 is the time limit for tenders or requests to participate; before R2.0.9 it was IV.3.4. */
const isTimeLimit = (section: string | undefined) =>
  /^\s*(?:(?:section|afdeling|sectie|rubriek|punt)\s*:?\s*)?IV\s*\.\s*(?:2\s*\.\s*2|3\s*\.\s*4)(?!\d)/i.test(
    section ?? '',
  )
/** Kinds with a deadline; in other kinds the coded date has another meaning, or is absent. */
const closing: ReadonlySet<NoticeKind> = new Set(['competition', 'consultation', 'correction'])

/** The form's own deadline takes precedence: the coded one is sometimes an hour or a day off. */
export const closingDateOf = (form: XmlElement, coded: XmlElement | null, kind: NoticeKind): string | null =>
  inForm(form) ?? changed(form) ?? (closing.has(kind) ? inCodes(coded) : null)

function inForm(form: XmlElement): string | null {
  const procedure = form.child('PROCEDURE')
  const limit = momentOf(procedure?.child('DATE_RECEIPT_TENDERS')?.text, procedure?.child('TIME_RECEIPT_TENDERS')?.text)
  return (
    limit ??
    form
      .descendants(name => name === 'RECEIPT_LIMIT_DATE')
      .map(writtenMoment)
      .find(isPresent) ??
    null
  )
}

/** New deadline of a corrigendum, which holds only old and new values: the general one, else the first of a lot. */
function changed(form: XmlElement): string | null {
  const changes = changesOf(form)
  const general = changes.filter(change => lotsOf(change).length === 0).map(newLimit)
  const older = form
    .descendants(name => name === 'DATE_CORR')
    .filter(change => isTimeLimit(change.child('WHERE')?.text))
    .map(change => writtenMoment(change.children.find(({ name }) => name.startsWith('NEW_')) ?? null))
  return earliest([...general, ...older].filter(isPresent)) ?? earliest(changes.map(newLimit).filter(isPresent))
}

const changesOf = (form: XmlElement): readonly XmlElement[] =>
  form.all('CHANGES', 'CHANGE').filter(change => isTimeLimit(change.first('WHERE', 'SECTION')?.text))

const newLimit = (change: XmlElement): string | null =>
  momentOf(change.first('NEW_VALUE', 'DATE')?.text, change.first('NEW_VALUE', 'TIME')?.text)

/** Lots whose deadline a corrigendum changes. Buyers name several in one change: `1, 2 en 4`. */
export const changedLots = (form: XmlElement): readonly Lot[] =>
  changesOf(form)
    .slice(0, MAX_LOTS)
    .flatMap(change => {
      const closingDate = newLimit(change)
      return closingDate ? lotsOf(change).map(id => ({ id, closingDate })) : []
    })
const MAX_IN_ONE_CHANGE = 100

/** The lots that a change names: `1, 2 en 4`, `1 t/m 3`; empty for all of them. */
function lotsOf(change: XmlElement): readonly string[] {
  const named = lineOf(change.first('WHERE', 'LOT_NO')) ?? ''
  if (/^(?:all|alle|tous|toutes)\b/i.test(named)) return []
  const parts = named.split(/[,;&]|\s(?:en|and|et|und)\s/, MAX_IN_ONE_CHANGE).map(part => part.trim())
  return parts.filter(Boolean).flatMap(part => {
    const [, first, last] = /^(\d{1,3})\s*(?:-|–|t\/m|tot en met|to|bis)\s*(\d{1,3})$/.exec(part) ?? []
    const count = Number(last) - Number(first) + 1
    return count > 1 && count <= MAX_IN_ONE_CHANGE
      ? Array.from({ length: count }, (_, at) => String(Number(first) + at))
      : [part]
  })
}

/** Parses `20200217 14:00`. */
function inCodes(coded: XmlElement | null): string | null {
  const [day, time] = coded?.first('CODIF_DATA', 'DT_DATE_FOR_SUBMISSION')?.text.split(/\s+/) ?? []
  return momentOf(day, time)
}

const writtenMoment = (element: XmlElement | null): string | null =>
  momentOf(writtenDay(element), element?.child('TIME')?.text)
