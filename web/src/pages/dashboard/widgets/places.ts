/** Element id of the widget that says how the sources do. */
export const SOURCE_STATUS = 'bronnen-status'
