import { dictionary } from '@zxcvbn-ts/language-common'

/** What everybody here would think of: names of the product and its owner, and the Dutch favourites. In docs/operating.md as well. */
export const wordsOfOurs: readonly string[] =
  'greenrock greenrocktenders tender tenders tenderned aanbesteding aanbestedingen opdracht opdrachten welkom wachtwoord geheim beheer beheerder administrator medewerker collega lente zomer herfst winter januari februari maart april juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag nederland holland amsterdam rotterdam utrecht eindhoven ajax feyenoord'.split(
    ' ',
  )

/** Leaked passwords, the most used first: 49 000, in small letters. */
const leaked: readonly string[] = dictionary['passwords-common']
const obvious: ReadonlySet<string> = new Set([...wordsOfOurs, ...leaked])
/** Shorter ones are a part of everything. */
const MIN_LENGTH = 4

/** Letters that are written as what looks like them (leetspeak). */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}
const withLetters = (text: string) => text.replace(/[@48310!5$7]/g, sign => lookAlikes[sign]!)

/** A usual password stays one with a capital, digits and symbols around or in it, which the rules ask for. */
export function isObvious(password: string): boolean {
  const small = password.toLowerCase()
  const withoutEnd = small.replace(/[^a-z]+$/, '')
  const core = withoutEnd.replace(/^[^a-z]+/, '')
  const readings = [
    small,
    small.replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, ''),
    small.replace(/[^a-z]/g, ''),
    withLetters(small),
    withLetters(withoutEnd),
    withLetters(core),
  ]
  return readings.some(one => one.length >= MIN_LENGTH && obvious.has(one))
}
