import { messageOf } from '../../platform/requests/message-of'

export const nobody = { username: '', email: '', firstName: '', lastName: '', temporaryPassword: '' }
export type NewUser = typeof nobody

interface Fault {
  readonly message: string
  readonly fields: readonly (keyof NewUser)[]
}

export const trimmed = (user: NewUser): NewUser => ({
  username: user.username.trim(),
  email: user.email.trim(),
  firstName: user.firstName.trim(),
  lastName: user.lastName.trim(),
  temporaryPassword: user.temporaryPassword,
})

/**
 * Validation before sending; the server validates the rest.
 * @param companyDomain required domain of the e-mail address, without the @; undefined while it is unknown
 */
export function faultOf(user: NewUser, companyDomain: string | undefined): Fault | null {
  const empty = (Object.keys(nobody) as (keyof NewUser)[]).filter(field => user[field].trim() === '')
  if (empty.length > 0) return { message: 'Vul alle velden in', fields: empty }
  if (companyDomain && !user.email.trim().toLowerCase().endsWith(`@${companyDomain}`))
    return { message: `Email moet eindigen met @${companyDomain}`, fields: ['email'] }
  return null
}

export function creationFailure(error: unknown): string {
  const message = messageOf(error)
  if (message.includes('bestaat al')) return 'Gebruiker met deze gegevens bestaat al'
  if (message.includes('Ongeldige')) return 'De invoer voldoet niet aan de eisen'
  return 'Er ging iets mis bij het aanmaken van de gebruiker'
}
