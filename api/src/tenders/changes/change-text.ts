import { inAmsterdam } from '../../platform/calendar.js'
import { money } from '../../platform/text/money.js'
import { documentKindLabels } from '../../reference/labels.js'
import { sourceName } from '../../reference/sources.js'
import { DocumentKind, LotStatus, NoticeKind } from '../../reference/tender-values.js'
import { type ChangedValues, TenderChangeKind } from './change.js'

/** The parts of a change that its text needs. */
export interface ToldChange extends ChangedValues {
  readonly kind: TenderChangeKind
  readonly noticeKind: NoticeKind
  /** Key of the source of the tender. */
  readonly source: string
}

/** In Dutch: what changed, and its values, which may be empty. 'Sluiting vervroegd', 'van 17 december naar 30 november' */
export type ChangeText = readonly [what: string, values: string]

/** @param now decides whether a date needs its year */
export function textOf(change: ToldChange, now = new Date()): ChangeText {
  const { oldText, newText } = change
  const name = sourceName(change.source)
  switch (change.kind) {
    case TenderChangeKind.PUBLISHED:
      return [`${publications[change.noticeKind]} op ${name}`, '']
    case TenderChangeKind.REPOSTED:
      return [`Opnieuw geplaatst op ${name}`, `onder nummer ${newText}`]
    case TenderChangeKind.AWARD:
      return change.noticeKind === NoticeKind.MODIFICATION
        ? ['Wijziging van de opdracht', awardText(change)[1]]
        : awardText(change)
    case TenderChangeKind.LOT:
      return lotText(change)
    case TenderChangeKind.STATUS:
      return ['Status gewijzigd', `van ${oldText} naar ${newText}`]
    case TenderChangeKind.CLOSING_DATE:
      return closingText(change, now)
    case TenderChangeKind.ESTIMATED_VALUE:
      return valueText('Geschatte waarde', change)
    case TenderChangeKind.MAXIMUM_VALUE:
      return valueText('Maximum', change)
    case TenderChangeKind.PLACE:
      return oldText
        ? ['Plaats gewijzigd', newText ? `van ${oldText} naar ${newText}` : '']
        : ['Plaats bekend', newText ?? '']
    case TenderChangeKind.CPV:
      return ['CPV-codes gewijzigd', newText ?? '']
    case TenderChangeKind.TITLE:
      return ['Titel gewijzigd', '']
    case TenderChangeKind.DESCRIPTION:
      return ['Omschrijving gewijzigd', '']
    case TenderChangeKind.CORRECTION:
      return ['Rectificatie gepubliceerd', '']
    case TenderChangeKind.DOCUMENTS:
      return documentsText(change)
    case TenderChangeKind.GONE:
      return [`Niet meer vermeld op ${name}`, '']
    case TenderChangeKind.BACK:
      return [`Weer vermeld op ${name}`, '']
  }
}

/** The first notice stored from a source may be of any kind. */
const publications: Readonly<Record<NoticeKind, string>> = {
  planning: 'Vooraankondiging gepubliceerd',
  consultation: 'Marktconsultatie gepubliceerd',
  competition: 'Gepubliceerd',
  correction: 'Rectificatie gepubliceerd',
  intent: 'Voorgenomen gunning gepubliceerd',
  award: 'Gunning gepubliceerd',
  modification: 'Wijziging van de opdracht gepubliceerd',
  withdrawal: 'Intrekking gepubliceerd',
}

function closingText(change: ToldChange, now: Date): ChangeText {
  const [what, values] = closingOfWhole(change, now)
  return change.lotNumber ? [`Perceel ${change.lotNumber}: ${lowerFirst(what)}`, values] : [what, values]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function closingOfWhole({ oldDate, newDate }: ToldChange, now: Date): ChangeText {
  if (!newDate) return ['Sluitingsdatum vervallen', oldDate ? `was ${writtenDay(oldDate, now)}` : '']
  if (!oldDate) return ['Sluitingsdatum bekend', writtenDay(newDate, now)]
  return [newDate > oldDate ? 'Sluiting verlengd' : 'Sluiting vervroegd', dates(oldDate, newDate, now)]
}

/** 'van 20 november naar 27 november', 'van 12:00 naar 17:00 op 27 november', 'van 20 november 2026 naar 5 januari 2028' */
function dates(from: Date, to: Date, now: Date): string {
  const [before, after] = [inAmsterdam(from), inAmsterdam(to)]
  if (before.hasSame(after, 'day'))
    return `van ${before.toFormat('HH:mm')} naar ${after.toFormat('HH:mm')} op ${writtenDay(to, now)}`
  return `van ${before.hasSame(after, 'year') ? before.toFormat(DAY) : writtenDay(from, now)} naar ${writtenDay(to, now)}`
}

const DAY = 'd MMMM'

/** '17 december', with the year when it is more than a year away. */
function writtenDay(date: Date, now: Date): string {
  const day = inAmsterdam(date)
  return day.toFormat(Math.abs(day.diff(inAmsterdam(now), 'months').months) < 12 ? DAY : `${DAY} yyyy`)
}

function valueText(name: string, { oldAmount, oldCurrency, newAmount, newCurrency }: ToldChange): ChangeText {
  if (isMissing(newAmount)) return [`${name} vervallen`, '']
  const now = money(newAmount, newCurrency ?? null)
  if (isMissing(oldAmount)) return [`${name} bekendgemaakt`, now]
  return [`${name} gewijzigd`, `van ${money(oldAmount, oldCurrency ?? null)} naar ${now}`]
}

const isMissing = (value: number | null | undefined): value is null | undefined => value === null || value === undefined

function awardText({ oldText, oldAmount, newText, newAmount, newCurrency }: ChangedValues): ChangeText {
  const isFirst = !oldText && isMissing(oldAmount)
  const parts = [
    newText && `aan ${enumerated(newText.split('; '))}`,
    isMissing(newAmount) ? null : `voor ${money(newAmount, newCurrency ?? null)}`,
  ].filter(Boolean)
  return [isFirst ? 'Gegund' : 'Gunning gewijzigd', parts.join(' ')]
}

/** 'Perceel 3 gegund', 'aan Atlas ICT Groep voor € 298.500' */
function lotText({ lotNumber, lotStatus, newText, newAmount, newCurrency }: ToldChange): ChangeText {
  const lot = `Perceel ${lotNumber}`
  switch (lotStatus) {
    case LotStatus.AWARDED:
      return [`${lot} gegund`, awardText({ newText, newAmount, newCurrency })[1]]
    case LotStatus.NOT_AWARDED:
      return [`${lot} niet gegund`, newText ?? '']
    case LotStatus.WITHDRAWN:
      return [`${lot} ingetrokken`, newText ?? '']
    case LotStatus.PENDING:
      return [`${lot} nog niet gegund`, newText ?? '']
    default:
      return [`${lot} opnieuw opengesteld`, '']
  }
}

/** 'Nota van inlichtingen toegevoegd', 'NvI 2.pdf'; '3 bijlagen gewijzigd', 'Bestek.pdf, Tekening.pdf en Raming.xlsx' */
function documentsText({ documentKind, oldText, newText }: ToldChange): ChangeText {
  const names = (newText ?? '').split('; ')
  const kind = documentKind ?? DocumentKind.OTHER
  const what = names.length === 1 ? documentKindLabels[kind] : `${names.length} ${documentPlurals[kind]}`
  return [`${what} ${oldText ? 'gewijzigd' : 'toegevoegd'}`, enumerated(names)]
}

const documentPlurals: Readonly<Record<DocumentKind, string>> = {
  tender_guide: 'aanbestedingsleidraden',
  clarification: "nota's van inlichtingen",
  attachment: 'bijlagen',
  notice: 'aankondigingen',
  other: 'documenten',
}

const SHOWN_NAMES = 3

/** 'A', 'A en B', 'A, B, C en nog 4' */
function enumerated(all: readonly string[]): string {
  const shown = all.slice(0, all.length > SHOWN_NAMES + 1 ? SHOWN_NAMES : all.length)
  if (shown.length < all.length) return `${shown.join(', ')} en nog ${all.length - shown.length}`
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' en ')
}
