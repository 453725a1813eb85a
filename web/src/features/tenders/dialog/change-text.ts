import { clock, daysUntil, money, number, shortDay, writtenDay } from '../../../platform/dutch'
import { relativeDay, shortRelativeMoment } from '../../../platform/dutch-moments'
import type { NoticeKind } from '../../../graphql.generated'
import type { TenderHistoryFragment } from './TenderHistory.generated'

export type Change = TenderHistoryFragment['changes'][number]

/** Description of the change, and its values, which may be empty. */
export type ChangeText = readonly [what: string, values: string]

export function textOf(change: Change, sourceName: string): ChangeText {
  const { oldText, newText } = change
  switch (change.kind) {
    case 'PUBLISHED':
      return [`${publications[change.noticeKind]} op ${sourceName}`, '']
    case 'AWARD':
      return change.noticeKind === 'MODIFICATION'
        ? ['Wijziging van de opdracht', awardText(change)[1]]
        : awardText(change)
    case 'LOT':
      return lotText(change)
    case 'STATUS':
      return ['Status gewijzigd', `van ${oldText} naar ${newText}`]
    case 'CLOSING_DATE':
      return closingText(change)
    case 'ESTIMATED_VALUE':
      return valueText(change)
    case 'TITLE':
      return ['Titel gewijzigd', '']
    case 'DESCRIPTION':
      return ['Omschrijving gewijzigd', '']
    case 'CORRECTION':
      return ['Rectificatie gepubliceerd', '']
    case 'GONE':
      return [`Niet meer vermeld op ${sourceName}`, '']
    case 'BACK':
      return [`Weer vermeld op ${sourceName}`, '']
  }
}

/** The first notice stored from a source may be of any kind. */
const publications: Readonly<Record<NoticeKind, string>> = {
  PLANNING: 'Vooraankondiging gepubliceerd',
  CONSULTATION: 'Marktconsultatie gepubliceerd',
  COMPETITION: 'Gepubliceerd',
  CORRECTION: 'Rectificatie gepubliceerd',
  INTENT: 'Voorgenomen gunning gepubliceerd',
  AWARD: 'Gunning gepubliceerd',
  MODIFICATION: 'Wijziging van de opdracht gepubliceerd',
  WITHDRAWAL: 'Intrekking gepubliceerd',
}

function closingText(change: Change): ChangeText {
  const [what, values] = closingOfWhole(change)
  return change.lotNumber == null ? [what, values] : [`Perceel ${change.lotNumber}: ${lowerFirst(what)}`, values]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function closingOfWhole({ oldDate, newDate, noticeKind }: Change): ChangeText {
  if (!newDate) return ['Sluitingsdatum gewijzigd', '']
  // Not an extension: a consultation closes earlier than the tenders that result from it.
  if (!oldDate || noticeKind !== 'CORRECTION') return ['Nieuwe sluitingsdatum', writtenDay(newDate)]
  return [newDate > oldDate ? 'Sluitingsdatum verlengd' : 'Sluitingsdatum vervroegd', dates(oldDate, newDate)]
}

/** 'van 20 november naar 27 november 2026', 'van 12:00 naar 17:00 op 27 november 2026' */
function dates(from: string, to: string): string {
  const [before, after] = [writtenDay(from), writtenDay(to)]
  if (before === after) return `van ${clock(new Date(from))} naar ${clock(new Date(to))} op ${after}`
  const [year] = YEAR.exec(after) ?? ['']
  return `van ${before.endsWith(year) ? before.slice(0, before.length - year.length) : before} naar ${after}`
}

const YEAR = / \d{4}$/

function valueText({ oldAmount, oldCurrency, newAmount, newCurrency }: Change): ChangeText {
  if (newAmount == null) return ['Geschatte waarde gewijzigd', '']
  if (oldAmount == null) return ['Geschatte waarde bekendgemaakt', money(newAmount, newCurrency)]
  return ['Geschatte waarde gewijzigd', `van ${money(oldAmount, oldCurrency)} naar ${money(newAmount, newCurrency)}`]
}

type Award = Pick<Change, 'oldText' | 'oldAmount' | 'newText' | 'newAmount' | 'newCurrency'>

function awardText({ oldText, oldAmount, newText, newAmount, newCurrency }: Award): ChangeText {
  const isFirst = oldText == null && oldAmount == null
  const parts = [
    newText && `aan ${winners(newText)}`,
    newAmount == null ? null : `voor ${money(newAmount, newCurrency)}`,
  ].filter(Boolean)
  return [isFirst ? 'Gegund' : 'Gunning gewijzigd', parts.join(' ')]
}

/** 'Perceel 3 gegund aan Atlas ICT Groep voor € 298.500' */
function lotText({ lotNumber, lotStatus, newText, newAmount, newCurrency }: Change): ChangeText {
  const lot = `Perceel ${lotNumber}`
  switch (lotStatus) {
    case 'AWARDED':
      return [`${lot} gegund`, awardText({ oldText: null, oldAmount: null, newText, newAmount, newCurrency })[1]]
    case 'NOT_AWARDED':
      return [`${lot} niet gegund`, newText ?? '']
    case 'WITHDRAWN':
      return [`${lot} ingetrokken`, newText ?? '']
    case 'PENDING':
      return [`${lot} nog niet gegund`, newText ?? '']
    default:
      return [`${lot} opnieuw opengesteld`, '']
  }
}

const SHOWN_WINNERS = 3

/** 'A', 'A en B', 'A, B, C en nog 4' */
function winners(names: string): string {
  const all = names.split('; ')
  const shown = all.slice(0, all.length > SHOWN_WINNERS + 1 ? SHOWN_WINNERS : all.length)
  if (shown.length < all.length) return `${shown.join(', ')} en nog ${number(all.length - shown.length)}`
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' en ')
}

/** 'vandaag 07:41', '16 nov 2026'; midnight means that the source gave only a day. */
export function dayOf(iso: string, now = new Date()): string {
  if (daysUntil(iso, now) !== 0) return shortDay(iso)
  return clock(new Date(iso)) === '00:00' ? relativeDay(iso, now) : shortRelativeMoment(iso, now)
}
