export const SOURCE_STATUS = 'bronnen-status'
