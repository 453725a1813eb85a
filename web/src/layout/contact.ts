/** Where people write with a question. */
export const CONTACT = 'support@greenrock.nl'
