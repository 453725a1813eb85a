import { LOCAL_ADMINISTRATOR } from '../../../platform/settings/settings.js'

/** The accounts of the local provider, each with a button that signs in without a password. */
export const localAccounts = [
  {
    id: 'beheerder',
    button: 'Doorgaan als beheerder',
    firstName: 'Bea',
    lastName: 'Beheerder',
    email: LOCAL_ADMINISTRATOR,
  },
  {
    id: 'medewerker',
    button: 'Doorgaan als medewerker',
    firstName: 'Mees',
    lastName: 'Medewerker',
    email: 'medewerker@greenrock.nl',
  },
  {
    id: 'collega',
    button: 'Doorgaan als collega',
    firstName: 'Cas',
    lastName: 'Collega',
    email: 'collega@greenrock.nl',
  },
] as const
