/** Element id of the widget with the status of the sources. */
export const SOURCE_STATUS = 'bronnen-status'
