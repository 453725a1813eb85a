import { plainWords } from '../organisations/plain-words.js'
import { type Sentence, sentencesIn } from './sentences.js'
import { isCommon, stemsOf } from './stems.js'

/** Maximum length that is compared: sites shorten the client's text and append their own. */
export const TEXT_LENGTH = 2000

/** The parsed description. */
export interface Description {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  /** Capitalised words: projects, products, quarters, roads. */
  readonly names: ReadonlySet<string>
  /** Stems of the sentences about tasks, or of all sentences when there are none. */
  readonly tasks: ReadonlySet<string>
  readonly sentences: readonly Sentence[]
  /** All words, to search for parts of compounds. */
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

/** A capitalised word that does not begin a sentence. */
const NAME = /(?<=[\p{L}\p{N},:)(&-] ?[ (/])\p{Lu}[\p{L}\p{N}]+/gu

const namesIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(NAME) ?? []).flatMap(name => plainWords(name)).filter(name => name.length > 1 && !isCommon(name)))

/** Minimum length of a word that may be part of a compound. */
const MIN_PART = 5
/** Maximum length of an inflection, so that 'consulent' does not match 'consultatie'. */
const ENDING = 2

/** Whether the text contains the word, an inflection, or a compound of it. */
export const mentionsWord = ({ text, names }: Description, word: string): boolean =>
  names.has(word) || (word.length >= MIN_PART && text.includes(word.slice(0, Math.max(MIN_PART, word.length - ENDING))))
