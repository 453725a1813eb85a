/** Text between two separators; `isAlternative` when 'of', '/' or a similar separator precedes it. */
export interface Part {
  readonly words: readonly string[]
  readonly isAlternative: boolean
  /** Whether a number follows, as it does for a street, a post box or a building. */
  readonly isAddress: boolean
}

/** Longer texts are lists or prose, whose first place comes well before this length. */
export const MAX_TEXT_LENGTH = 200
export const MAX_PARTS = 12
const MAX_NAME_LENGTH = 40

export const wordSet = (text: string) => new Set(text.trim().split(/\s+/))

/** Stop words: ignored at either end of a name; a text of only these is not a place. */
const emptyWords = wordSet(`
  regio omgeving omstreken eo ca gemeente gemeenten gem provincie prov locatie locaties standplaats plaats plaatsen
  werklocatie werkplek werkgebied vestiging nevenvestiging hoofdvestiging kantoor kantoorlocatie stadskantoor
  hoofdkantoor gemeentehuis gemeentekantoor stadhuis provinciehuis raadhuis hybride hybrid remote thuis thuiswerk
  thuiswerken thuiswerkplek online digitaal op afstand overwegend voornamelijk grotendeels deels gedeeltelijk volledig
  deel dagen dag uur uren per week maand minimaal maximaal circa nederland netherlands nl nld nederlanden
  randstad benelux europa europe eu binnen binnenland landelijk nationaal internationaal wereldwijd
  heel geheel gehele hele land diverse divers verschillende meerdere overige overig andere alle overal
  variabel wisselend wisselende flexibel nader bepalen overleg onbekend geen nvt ntb nnb nog te in bij vanuit nabij rond
  rondom met voor naar en of and or the agglomeratie groot metropoolregio noordnederland zuidnederland oostnederland
  westnederland middennederland tbd tba na
`)

/** A text with one of these words is prose or an organisation, not an unknown place. */
const proseWords = wordSet(`
  ik wij we jij je u ons onze uw een is zijn was wordt worden kan kunnen moet moeten niet wel ook als dat die dit deze
  om door uit tot over naar zoeken zoekt gezocht werken werk werkt opdracht opdrachtgever opdrachtnemer klant adres
  zie omschrijving toepassing team teams project ministerie rijkswaterstaat politie universiteit hogeschool umc
  ziekenhuis rechtbank gerechtshof veiligheidsregio omgevingsdienst belastingdienst ggd campus station waterschap
  dienst afdeling directie organisatie stichting bv nv vergadering kantoren gebouw afspraak beschikbaar mogelijk test
  null undefined none unknown holland
`)

const streetEnding = /(?:straat|laan|plein|gracht|kade|singel|weg|dreef|gebouw|kantoor|huis|toren|locatie)$/

/**
 * Normalised look-up key: ignores case, accents, apostrophes, hyphens and spaces; expands 'St.' to 'Sint', and 'a/d'
 * and 'aan den' to 'aan de'.
 */
export function keyOf(text: string) {
  const words = text
    .replace(/['’‘`´ʼ′]/g, '')
    .replaceAll('&', ' en ')
    .replaceAll('/', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .replaceAll('.', '')
    .match(/[\p{L}\p{N}]+/gu)
  if (!words) return ''
  return words
    .map((word, index) => {
      if (word === 'st' && index < words.length - 1) return 'sint'
      if (word === 'ad' && index > 0) return 'aande'
      return word === 'den' && words[index - 1] === 'aan' ? 'de' : word
    })
    .join('')
}

export const keyOfWords = (words: readonly string[]) => keyOf(words.join(' '))

export const clean = (text: string) =>
  text
    .trimStart()
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\r\n\t]+/g, ';')
    .replace(/\ba\/d\b/gi, 'a.d.')
    .replace(/\s+/g, ' ')
    .trim()

/** Separators after which a province may belong to the preceding place, and those that start a new place. */
const separator = /( [-–—]|[-–—] |[–—,:(){}[\]<>]|[;/|\\&+•·])/

/**
 * Splits the text at separators.
 * @param isName whether the words together are a known name, which is then not divided further
 */
export function partsOf(text: string, isName: (words: readonly string[]) => boolean): Part[] {
  const parts: Part[] = []
  let isAlternative = false
  const add = (words: readonly string[], isAddress = false) => {
    if (words.length === 0) return
    const previous = parts.at(-1)
    const inverted = previous && isArticle(words) ? [...words, ...previous.words] : undefined
    if (previous && inverted && isName(inverted)) parts[parts.length - 1] = { ...previous, words: inverted }
    else parts.push({ words, isAlternative, isAddress })
  }
  text.split(separator).forEach((piece, index) => {
    if (index % 2 === 1) {
      isAlternative ||= /[;/|\\&+•·]/.test(piece)
      return
    }
    const words = piece.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) return
    if (isName(words)) add(words)
    else {
      let begin = 0
      words.forEach((word, at) => {
        const postcode = postcodeLength(words, at)
        if (at < begin) return
        if (postcode > 0 || /\p{N}/u.test(word)) {
          add(words.slice(begin, at), postcode === 0)
          begin = at + Math.max(postcode, 1)
        } else if (/^(?:en|of|and|or)$/i.test(word)) {
          add(words.slice(begin, at))
          begin = at + 1
          isAlternative = true
        }
      })
      add(words.slice(begin))
    }
    isAlternative = false
  })
  return parts
}

const articles = wordSet('de den het t s the la')

/** Indexes put the article after the name: 'Bilt, De'. */
const isArticle = (words: readonly string[]) => words.length === 1 && articles.has(keyOfWords(words))

function postcodeLength(words: readonly string[], at: number) {
  const word = words[at] ?? ''
  if (/^(?:nl-?)?\d{4}[a-z]{2}$/i.test(word)) return 1
  if (!/^(?:nl-?)?\d{4}$/i.test(word)) return 0
  return /^[a-z]{2}$/i.test(words[at + 1] ?? '') ? 2 : 1
}

const isEmptyWord = (word: string) => emptyWords.has(keyOf(word))

export const withoutEmptyEnd = (words: readonly string[]) =>
  words.slice(0, words.findLastIndex(word => !isEmptyWord(word)) + 1)

export function withoutEmptyWords(words: readonly string[]) {
  const end = withoutEmptyEnd(words)
  return end.slice(end.findIndex(word => !isEmptyWord(word)))
}

/** The words as the name of a place outside the table; undefined when they cannot be one. */
export function unknownName(words: readonly string[]): string | undefined {
  const name = cleanName(words.join(' '))
  const keys = name.split(/[ -]/).map(keyOf)
  if (words.length > 5 || name.length > MAX_NAME_LENGTH || !/^['\p{L}][\p{L}' -]*$/u.test(name)) return undefined
  if (keys.some(key => emptyWords.has(key) || proseWords.has(key))) {
    const inside = withoutEmptyWords(words)
    return inside.length > 0 && inside.length < words.length ? unknownName(inside) : undefined
  }
  const isAcronym = /^\p{Lu}{1,3}$/u.test(words.join(''))
  return isAcronym || name.length < 2 || streetEnding.test(keys.at(-1) ?? '') ? undefined : name
}

function cleanName(text: string) {
  const name = text
    .normalize('NFC')
    .replace(/[’‘`´ʼ′]/g, "'")
    .replace(/(?<!\p{L})st\.? (?=\p{L})/giu, 'Sint ')
    .replace(/[."“”*?!#]/g, '')
    .replace(/^[ -]+/, '')
    .trim()
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/[\p{L}']+/gu, (word, at: number) => {
    if (/^'[a-z]$/.test(word) || (at > 0 && /^(?:aan|bij|de|den|der|en|het|in|op|te|ten|ter|van)$/.test(word)))
      return word
    return word.replace(/^'?(?:ij|\p{L})/u, first => first.toUpperCase())
  })
}
