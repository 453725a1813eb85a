import { plainWords } from '../organisations/plain-words.js'
import { type Sentence, sentencesIn } from './sentences.js'
import { isCommon, stemsOf } from './stems.js'

/** How much of a description is looked at: sites shorten the client's text, and append their own. */
export const TEXT_LENGTH = 2000

/** What a description says. */
export interface Description {
  readonly words: ReadonlySet<string>
  /** Beginnings of the words that are not in every text, so that an inflection is the same word. */
  readonly stems: ReadonlySet<string>
  /** Projects, products, quarters, roads: what is written with a capital. */
  readonly names: ReadonlySet<string>
  /** The stems of what is to be done, without who asks and what it asks of anybody; all of them when nothing else is said. */
  readonly tasks: ReadonlySet<string>
  readonly sentences: readonly Sentence[]
  /** The words in a row, in which a word may be part of a compound. */
  readonly text: string
}

export function descriptionOf(description: string): Description {
  const beginning = description.slice(0, TEXT_LENGTH)
  const words = plainWords(beginning)
  let sentences: readonly Sentence[] | undefined
  let tasks: ReadonlySet<string> | undefined
  const stems = stemsOf(words)
  return {
    words: new Set(words),
    stems,
    names: namesIn(beginning),
    // Lazy: a text is compared with another one, which many do not have.
    get sentences() {
      return (sentences ??= sentencesIn(beginning))
    },
    get tasks() {
      return (tasks ??= tasksIn(this.sentences, stems))
    },
    text: words.join(' '),
  }
}

function tasksIn(sentences: readonly Sentence[], all: ReadonlySet<string>): ReadonlySet<string> {
  const words = sentences.filter(({ isStandard, isAboutTerms }) => !isStandard && !isAboutTerms).flatMap(one => one.all)
  return words.length > 0 ? stemsOf(words) : all
}

/** Written with a capital within a sentence. */
const NAME = /(?<=[\p{L}\p{N},:)(&-] ?[ (/])\p{Lu}[\p{L}\p{N}]+/gu

const namesIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(NAME) ?? []).flatMap(name => plainWords(name)).filter(name => name.length > 1 && !isCommon(name)))

/** Fewest letters of a word that is looked for within compounds. */
const MIN_PART = 5
/** Letters of an inflection: a 'consulent' is not a 'consultatie'. */
const ENDING = 2

/** Whether the text has the word, another form of it, or a compound with it. */
export const mentionsWord = ({ text, names }: Description, word: string): boolean =>
  names.has(word) || (word.length >= MIN_PART && text.includes(word.slice(0, Math.max(MIN_PART, word.length - ENDING))))
