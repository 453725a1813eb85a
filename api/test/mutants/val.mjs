const inputs = 'api/src/users/sign-in/password.inputs.ts'
const body = 'api/src/rest/body.ts'

const needed = what => `IsNotEmpty(required('${what}')),`
const newLength = 'MinCharacters(MIN_PASSWORD_LENGTH, tooShort),'
const absentIsWrong = { file: body, from: "const value = body[name] ?? ''", to: 'const value = body[name]' }

/** What would break the requirements of validation (R-VAL). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-VAL-1': [
    { file: inputs, from: '@MinCharacters(6, {', to: '@MinCharacters(5, {' },
    { file: inputs, from: 'Wachtwoord moet minimaal 6 karakters zijn', to: 'Wachtwoord is te kort' },
  ],
  'R-VAL-2': [{ file: inputs, from: needed('Gebruikersnaam'), to: '' }, absentIsWrong],
  'R-VAL-3': [{ file: inputs, from: needed('Wachtwoord'), to: '' }, absentIsWrong],
  'R-VAL-4': [{ file: inputs, from: needed('Huidig wachtwoord'), to: '' }, absentIsWrong],
  'R-VAL-5': [
    { file: inputs, from: newLength, to: 'MinCharacters(MIN_PASSWORD_LENGTH - 1, tooShort),' },
    { file: inputs, from: newLength, to: 'MinCharacters(MIN_PASSWORD_LENGTH + 1, tooShort),' },
    { file: inputs, from: 'Nieuw wachtwoord moet minimaal', to: 'Wachtwoord moet minimaal' },
  ],
  'R-VAL-6': { file: inputs, from: '/\\p{Lu}/u', to: '/\\p{L}/u' },
  'R-VAL-7': { file: inputs, from: '/\\p{Ll}/u', to: '/\\p{L}/u' },
  'R-VAL-8': { file: inputs, from: "Matches(/\\d/, mustContain('cijfer')),", to: '' },
  'R-VAL-9': [
    { file: inputs, from: "Matches(/[\\p{P}\\p{S}]/u, mustContain('speciaal teken')),", to: '' },
    { file: inputs, from: '/[\\p{P}\\p{S}]/u', to: '/[^A-Za-z0-9]/' },
  ],
  'R-VAL-10': [
    { file: inputs, from: ', EqualsNewPassword())', to: ')' },
    { file: inputs, from: 'Wachtwoorden komen niet overeen', to: 'De wachtwoorden zijn verschillend' },
  ],
}
