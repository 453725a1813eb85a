const ALNUM = String.raw`[\p{L}\p{M}\p{N}]`
/** "(at)" is a way to hide an address from machines like us. */
const WRITTEN_AT = String.raw` ?[(\[]at[)\]] ?`

/** Begins and ends with a letter or digit, so that a full stop behind an address stays. */
const addressLike = new RegExp(`${ALNUM}+(?:(?:[._%+'@-]+|${WRITTEN_AT})${ALNUM}+)*`, 'giu')
const address = new RegExp(String.raw`[^@](?:@|${WRITTEN_AT})(?:[\p{L}\p{N}-]+\.)+\p{L}{2}`, 'iu')

const DASHES = '\u2010-\u2015-'

/** '34' is three digits, a separator and four; within a number it is always the same one: 06.12.26 10.30 is a time. */
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

/** As people group them. Two, four and two is no telephone number but a day: 06-12-2026 10:00. */
const national = [
  ['6', '8 44 2222 332 323 233 134 1232 26 62 35 53'],
  ['(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\\d|8[4578]|91)', '7 34 43 322 223 232 133 1222 25 52'],
  ['(?:1[1678]|2[259]|3[124]|4[1789]|5[124679])\\d', '6 33 222'],
].map(
  ([area = '', groupings = '']) => String.raw`(?:\(0${area}\)|0${area}) ?[${DASHES}./]? ?(?:${inGroups(groupings)})`,
)

const GAP = `[ .()/${DASHES}]{0,4}`
/** After +31 or 0031, with which nothing else begins: therefore the rest may be written in any way. */
const fromAbroad = String.raw`${GAP}0?${GAP}[1-9](?:${GAP}\d){8}`

const numbered = '(?:aanvraag|contract|dossier|inkoop|order|project|referentie|zaak)[ -]?(?:nummer|nr\\.?)'
/** Of a number behind one of these we know what it is. */
const LABEL = String.raw`(?:kenmerk|referentie|ref\.|${numbered}):? ?`
/** What belongs to a longer number or code is none. */
const ALONE = String.raw`(?<![\p{L}\p{N}_#]|\p{N}[-.,]|\p{L}-|${LABEL})`

const withZero = String.raw`(?:(?:\(0031\)|0031)${fromAbroad}|${national.join('|')})`
/** Numbers that hang together go together: what was done with the one must not change what is thought of the next. */
const ways = [
  String.raw`(?:\(\+31\)|\+31)${fromAbroad}(?:[-.,]${withZero})*`,
  String.raw`${ALONE}${withZero}(?:[-.,]${withZero})*(?![-.,]\d)`,
]
const telephone = new RegExp(String.raw`(?=[(+0])(?:${ways.join('|')})(?![\p{L}\p{N}])`, 'giu')

/**
 * Takes e-mail addresses and Dutch telephone numbers out of plain text; service numbers (0800, 0900, 14 0xx) are
 * nobody's in particular. When in doubt a number stays, because references, amounts and days are numbers too.
 */
export const withoutContacts = (text: string): string =>
  text
    .replace(addressLike, run => (address.test(run) ? '[e-mailadres verwijderd]' : run))
    .replace(telephone, '[telefoonnummer verwijderd]')
