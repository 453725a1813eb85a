/** Who can sign in at the local provider, with one press of a button. */
export const localAccounts = [
  { id: 'beheerder', button: 'Doorgaan als beheerder', firstName: 'Bea', lastName: 'Beheerder' },
  { id: 'medewerker', button: 'Doorgaan als medewerker', firstName: 'Mees', lastName: 'Medewerker' },
  { id: 'collega', button: 'Doorgaan als collega', firstName: 'Cas', lastName: 'Collega' },
] as const

export type LocalAccount = (typeof localAccounts)[number]

export const emailOf = (id: LocalAccount['id']) => `${id}@greenrock.nl`
export const localAdministrator = emailOf('beheerder')
