/** E-mail address for questions. */
export const CONTACT = 'support@greenrock.nl'
