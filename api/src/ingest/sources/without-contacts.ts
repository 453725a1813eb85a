const ALNUM = String.raw`[\p{L}\p{M}\p{N}]`
/** "(at)" instead of "@" protects an address from scrapers. */
const WRITTEN_AT = String.raw` ?[(\[]at[)\]] ?`

/** Begins and ends with a letter or digit, so that a full stop after an address is kept. */
const addressLike = new RegExp(`${ALNUM}+(?:(?:[._%+'@-]+|${WRITTEN_AT})${ALNUM}+)*`, 'giu')
const address = new RegExp(String.raw`[^@](?:@|${WRITTEN_AT})(?:[\p{L}\p{N}-]+\.)+\p{L}{2}`, 'iu')

const DASHES = '\u2010-\u2015-'

/** '34' means three digits, a separator and four digits. One number uses one separator: 06.12.26 10.30 is a time. */
const inGroups = (groupings: string) =>
  groupings
    .split(' ')
    .flatMap(sizes =>
      [' ', String.raw`\.`, '-'].map(between =>
        sizes
          .split('')
          .map(size => `\\d{${size}}`)
          .join(between),
      ),
    )
    .join('|')

/** Usual groupings of digits, except two, four and two, which is a date: 06-12-2026 10:00. */
const national = [
  ['6', '8 44 2222 332 323 233 134 1232 26 62 35 53'],
  ['(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\\d|8[4578]|91)', '7 34 43 322 223 232 133 1222 25 52'],
  ['(?:1[1678]|2[259]|3[124]|4[1789]|5[124679])\\d', '6 33 222'],
].map(
  ([area = '', groupings = '']) => String.raw`(?:\(0${area}\)|0${area}) ?[${DASHES}./]? ?(?:${inGroups(groupings)})`,
)

const GAP = `[ .()/${DASHES}]{0,4}`
/** Any grouping is accepted after +31 or 0031, because only telephone numbers start with them. */
const fromAbroad = String.raw`${GAP}0?${GAP}[1-9](?:${GAP}\d){8}`

const numbered = '(?:aanvraag|contract|dossier|inkoop|order|project|referentie|zaak)[ -]?(?:nummer|nr\\.?)'
/** Labels that mark a number as a reference instead of a telephone number. */
const LABEL = String.raw`(?:kenmerk|referentie|ref\.|${numbered}):? ?`
/** A match within a longer number or code is not a telephone number. */
const NOT_WITHIN_NUMBER = String.raw`(?<![\p{L}\p{N}_#]|\p{N}[-.,]|\p{L}-|${LABEL})`

const withZero = String.raw`(?:(?:\(0031\)|0031)${fromAbroad}|${national.join('|')})`
/** Adjacent numbers are matched in one go, because removing one would change the context of the next. */
const patterns = [
  String.raw`(?:\(\+31\)|\+31)${fromAbroad}(?:[-.,]${withZero})*`,
  String.raw`${NOT_WITHIN_NUMBER}${withZero}(?:[-.,]${withZero})*(?![-.,]\d)`,
]
const telephone = new RegExp(String.raw`(?=[(+0])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'giu')

/**
 * Removes e-mail addresses and Dutch telephone numbers from plain text. Service numbers (0800, 0900, 14 0xx) are not
 * personal and stay. In doubt a number stays, because references, amounts and dates are numbers too.
 */
export const withoutContacts = (text: string): string =>
  text
    .replace(addressLike, run => (address.test(run) ? '[e-mailadres verwijderd]' : run))
    .replace(telephone, '[telefoonnummer verwijderd]')
