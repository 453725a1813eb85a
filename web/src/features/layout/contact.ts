export const CONTACT = 'support@greenrock.nl'
