/** Messages by error code: why signing in at the provider failed. The code is the parameter `fout` of `/login`. */
const sentences: Readonly<Record<string, string>> = {
  verlopen: 'Het inloggen duurde te lang. Probeer het nog een keer.',
  mislukt: 'Het inloggen is niet gelukt. Probeer het nog een keer.',
  geweigerd: 'Je hebt het inloggen afgebroken, of geen toestemming gegeven.',
  'niet-toegestaan': 'Met dit e-mailadres kun je hier niet inloggen. Vraag de beheerder om toegang.',
  'email-bezet': 'Dit e-mailadres hoort al bij een ander account. Log in op de manier die je eerder gebruikte.',
  gedeactiveerd: 'Je account is gedeactiveerd. Neem contact op met de beheerder.',
  storing: 'Inloggen kan nu even niet: de inlogdienst is onbereikbaar. Probeer het later nog een keer.',
}

/** Null without a code; an unknown code gets the general message. */
export function refusalOf(code: string | null): string | null {
  if (code === null) return null
  return (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? sentences.mislukt!
}
