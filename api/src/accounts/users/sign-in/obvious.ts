/** Words that are easy to guess here: names of the product and its owner, and common passwords. Listed in docs/operating.md too. */
export const obviousWords: readonly string[] =
  'greenrock greenrocktenders tender tenders tenderned aanbesteding aanbestedingen opdracht opdrachten welkom wachtwoord geheim password passw qwerty qwertyuiop azerty admin letmein changeme iloveyou monkey dragon beheer beheerder administrator medewerker collega lente zomer herfst winter januari februari maart april juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag nederland holland amsterdam rotterdam utrecht eindhoven ajax feyenoord'.split(
    ' ',
  )
const obvious: ReadonlySet<string> = new Set(obviousWords)

/** Letters and their look-alikes (leetspeak). */
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

/** An obvious word with the capital, digits and symbols that the rules require, around or inside it. */
export function isObvious(password: string): boolean {
  const small = password.toLowerCase()
  const withoutEnd = small.replace(/[^a-z]+$/, '')
  const core = withoutEnd.replace(/^[^a-z]+/, '')
  const readings = [small.replace(/[^a-z]/g, ''), withLetters(small), withLetters(withoutEnd), withLetters(core)]
  return readings.some(one => obvious.has(one))
}
