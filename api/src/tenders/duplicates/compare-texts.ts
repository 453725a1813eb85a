import type { Profile } from './profile.js'
import { stemOf } from './stems.js'
import { isRole } from './title.js'
import { rarityOfStem } from './word-rarity.js'

export interface ComparedTexts {
  /** Rarity of the words in both, at least once in a text instead of a title: `zonneweide`, `1450`. */
  readonly shared: number
  /** Share of the shorter text that the other one contains, by rarity; null when a text is too short. */
  readonly share: number | null
}

/** Minimum rarity of a text. */
const MIN_RARITY = 2

/** Rarity of two sentences. Words of longer texts count for less, because they coincide more often. */
const FULL_RARITY = 5

/** Symmetric. */
export function compareTexts(one: Profile, other: Profile): ComparedTexts {
  const names = new Set([...stemsOfNames(one), ...stemsOfNames(other)])
  const [ours, theirs] = [without(one.description.tasks, names), without(other.description.tasks, names)]
  const titles = [one, other].map(({ title }) => new Set(title.words.filter(word => !isRole(word)).map(stemOf)))
  const isInBothTitles = (stem: string) => titles.every(stems => stems.has(stem))
  const common = [...ours].filter(stem => mentionsStem(other, stem))
  const back = [...theirs].filter(stem => mentionsStem(one, stem))
  const [commonRarity, backRarity] = [rarityOf(common), rarityOf(back)]
  const [oursRarity, theirsRarity] = [rarityOf(ours), rarityOf(theirs)]
  const [inShort, short] = oursRarity <= theirsRarity ? [commonRarity, oursRarity] : [backRarity, theirsRarity]
  const [inTitle, inOther] = titles.map((stems, side) => without(without(stems, titles[1 - side]!), names))
  const shared = new Set([
    ...(common.length <= back.length ? common : back).filter(stem => !isInBothTitles(stem)),
    ...[...inTitle!].filter(stem => mentionsStem(other, stem)),
    ...[...inOther!].filter(stem => mentionsStem(one, stem)),
  ])
  const density = Math.min(1, FULL_RARITY / Math.max(1, Math.min(oursRarity, theirsRarity)))
  return { shared: rarityOf(shared) * density, share: short < MIN_RARITY ? null : inShort / short }
}

/** Stems of clients and places, which do not describe the assignment. */
const stemsOfNames = ({ organisation, place }: Profile): readonly string[] =>
  [...organisation.parts.flatMap(({ name }) => [...name]), ...place].map(stemOf)

const without = (stems: ReadonlySet<string>, excluded: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...stems].filter(stem => !excluded.has(stem)))

/** Minimum length of a stem that may be part of a compound. */
const MIN_PART = 5

/** Whether the title or the text contains the stem, also inside a compound. */
export const mentionsStem = ({ description, title }: Profile, stem: string): boolean =>
  description.stems.has(stem) ||
  title.words.some(word => stemOf(word) === stem) ||
  (stem.length >= MIN_PART && (description.text.includes(stem) || title.words.some(word => word.includes(stem))))

const rarityOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOfStem(stem), 0)
