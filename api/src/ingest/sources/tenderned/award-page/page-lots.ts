import type { Amount } from '../../../notices/amount.js'
import type { NoticeLot } from '../../../notices/draft.js'
import { plainText } from '../../plain-text.js'
import { type Amounts, lotValue, type StatedValue, statedValue } from '../../stated-value.js'
import { folded, type PageLine } from './page-lines.js'
import { amountIn, nameOf } from './page-values.js'

type Meaning = 'title' | 'description' | 'cpv' | 'moreCpv' | 'nuts' | 'estimate' | 'maximum'

/** Labels of the eForms rendering, Dutch and English. */
const labels: Readonly<Record<Meaning, readonly string[]>> = {
  title: ['Titel', 'Title'],
  description: ['Beschrijving', 'Description'],
  cpv: ['Belangrijkste classificatie (cpv)', 'Main classification (cpv)'],
  moreCpv: ['Aanvullende classificatie (cpv)', 'Additional classification (cpv)'],
  nuts: ['Onderverdeling land (NUTS)', 'Country subdivision (NUTS)'],
  estimate: ['Geraamde waarde exclusief btw', 'Estimated value excluding VAT'],
  maximum: ['Maximumwaarde van de raamovereenkomst', 'Maximum value of the framework agreement'],
}
const meanings: ReadonlyMap<string, Meaning> = new Map(
  (Object.entries(labels) as [Meaning, readonly string[]][]).flatMap(([meaning, spellings]) =>
    spellings.map(spelling => [folded(spelling), meaning] as const),
  ),
)

/** The lots on a page, and the value of the whole. */
export type PageLots = { readonly lots: readonly NoticeLot[] } & Partial<StatedValue>

/** Reads section 5 (lots) and the value in section 2 of an eForms notice; titles in section V of an older form. */
export function lotsIn(lines: readonly PageLine[]): PageLots {
  const blocks: { readonly id: string; readonly lines: PageLine[] }[] = []
  const procedure: PageLine[] = []
  let section = ''
  for (const line of lines) {
    if (line.number !== null) section = line.number
    const isHeading = line.number !== null && line.number.split('.').length === 2
    const [id] = section.startsWith('5.') && isHeading ? (/^LOT-\d{1,4}$/.exec(line.value) ?? []) : []
    if (id) blocks.push({ id, lines: [] })
    else if (isHeading) continue
    else if (section.startsWith('5.')) blocks.at(-1)?.lines.push(line)
    else if (section.startsWith('2.')) procedure.push(line)
  }
  if (blocks.length === 0) return { lots: olderLotsIn(lines) }
  const amounts = blocks.map(block => amountsIn(block.lines))
  return {
    lots: blocks.map(({ id, lines: ofLot }, index) => ({ id, ...contentOf(ofLot), ...lotValue(amounts[index]!) })),
    ...statedValue(amountsIn(procedure), {
      estimates: amounts.map(({ estimate }) => estimate),
      maxima: amounts.map(({ maximum }) => maximum),
    }),
  }
}

const valuesOf = (lines: readonly PageLine[], ...wanted: readonly Meaning[]): readonly string[] =>
  wanted.flatMap(one => lines.filter(({ label }) => meanings.get(label) === one).map(({ value }) => value))

function amountsIn(lines: readonly PageLine[]): Amounts {
  const amountOf = (wanted: Meaning): Amount | null => amountIn(valuesOf(lines, wanted)[0] ?? '')
  return { estimate: amountOf('estimate'), maximum: amountOf('maximum') }
}

function contentOf(lines: readonly PageLine[]): Partial<NoticeLot> {
  const subsection = lines.findIndex(({ number }) => number !== null)
  // Criteria in later subsections have a description too.
  const head = subsection < 0 ? lines : lines.slice(0, subsection)
  return {
    title: textOf(valuesOf(head, 'title')[0]),
    description: textOf(valuesOf(head, 'description')[0]),
    cpv: codesIn(valuesOf(lines, 'cpv', 'moreCpv'), /(?<!\d)\d{8}(?!\d)/g),
    nuts: codesIn(valuesOf(lines, 'nuts'), /\bNL[0-9A-Z]{0,3}\b/g),
  }
}

const textOf = (text = ''): string | null => {
  const plain = plainText(text)
  return /[\p{L}\p{N}]/u.test(plain) ? plain : null
}

const codesIn = (texts: readonly string[], code: RegExp): readonly string[] => [
  ...new Set(texts.flatMap(text => text.match(code) ?? [])),
]

/** `Perceel nr.: 1` and `Benaming: Noord`, whose value may be in the next paragraph. */
function olderLotsIn(lines: readonly PageLine[]): readonly NoticeLot[] {
  const titles = new Map<string, string>()
  let isInside = false
  let id: string | null = null
  for (const [index, { label, value }] of lines.entries()) {
    const section = /^afdeling ([ivx]+)\b/.exec(label)?.[1]
    if (section) isInside = section === 'v'
    if (section || !isInside) continue
    const text = value || (lines[index + 1]?.value === '' ? lines[index + 1]!.text : '')
    const title = label === 'benaming' ? nameOf(text) : null
    if (label.startsWith('perceel nr')) id = /^[\w-]{1,20}$/.test(text) ? text : null
    else if (title !== null && id !== null) titles.set(id, title)
  }
  return [...titles].map(([lot, title]) => ({ id: lot, title }))
}
