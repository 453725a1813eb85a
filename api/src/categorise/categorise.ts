/**
 * Text in, categories out. Keywords of three letters or fewer match whole words ('IT' is not in 'activiteit'); longer
 * ones match from a word's beginning. The title weighs more than the description.
 */
export interface KeywordList {
  readonly slug: string
  readonly keywords: readonly string[]
}

export interface CategoryMatch {
  readonly slug: string
  /** 0–1; 0 only for what no keyword speaks for. */
  readonly confidence: number
  readonly matchedKeywords: readonly string[]
}

export type Categorise = (title: string, description: string | null) => readonly CategoryMatch[]

const TITLE_WEIGHT = 3
const DESCRIPTION_WEIGHT = 1
/** One mention in the description alone is no evidence. */
const LOWEST_SCORE = 2
const MOST_CATEGORIES = 5
/** What only the description speaks for has to be nearly as sure as the best; a word in the title always counts. */
const SHARE_OF_BEST = 0.6

export function createCategoriser(lists: readonly KeywordList[], fallback: string): Categorise {
  const prepared = lists.map(({ slug, keywords }) => ({
    slug,
    // A keyword without a letter or a figure would be found everywhere.
    keywords: keywords
      .map(keyword => ({ keyword, pattern: patternOf(keyword) }))
      .filter(({ pattern }) => pattern.trim() !== ''),
  }))

  return (title, description) => {
    const foldedTitle = foldWords(title)
    const foldedDescription = foldWords(description ?? '')

    const scored = prepared
      .map(({ slug, keywords }) => {
        const inTitle = keywords.filter(({ pattern }) => foldedTitle.includes(pattern))
        const inDescription = keywords.filter(({ pattern }) => foldedDescription.includes(pattern))
        return {
          slug,
          isInTitle: inTitle.length > 0,
          score: inTitle.length * TITLE_WEIGHT + inDescription.length * DESCRIPTION_WEIGHT,
          matchedKeywords: [...new Set([...inTitle, ...inDescription].map(({ keyword }) => keyword))],
        }
      })
      .filter(({ score }) => score >= LOWEST_SCORE)
      .sort((one, other) => other.score - one.score)

    const best = scored[0]
    if (!best) return [{ slug: fallback, confidence: 0, matchedKeywords: [] }]
    return scored
      .filter(({ score, isInTitle }) => isInTitle || score >= best.score * SHARE_OF_BEST)
      .slice(0, MOST_CATEGORIES)
      .map(({ slug, score, matchedKeywords }) => ({ slug, confidence: confidenceOf(score), matchedKeywords }))
  }
}

/** Two points give one half; more evidence comes ever closer to certainty. */
const confidenceOf = (score: number) => Math.round((score / (score + LOWEST_SCORE)) * 100) / 100

/** Words in lower case without accents, each between single spaces: ' interne audit van de ict '. */
export function foldWords(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words ? ` ${words.join(' ')} ` : ' '
}

const LONGEST_WHOLE_WORD = 3

function patternOf(keyword: string): string {
  const folded = foldWords(keyword)
  return folded.trim().length <= LONGEST_WHOLE_WORD ? folded : folded.trimEnd()
}
