/**
 * Limits of the input as the server holds them (the schema's descriptions name them): repeated so that a form can say so
 * before it is sent. Lengths of comments and searches are in code points ('🙂' is one), those of notes in UTF-16 units
 * ('🙂' is two), as a field's `maxLength` counts.
 */

export const MAX_COMMENTER_NAME_LENGTH = 100
export const MAX_COMMENT_LENGTH = 1000

export const MAX_NOTES_LENGTH = 5000
export const MAX_NOTES_CATEGORY_LENGTH = 100

export const MAX_SEARCH_LENGTH = 200
export const MAX_PAGE = 10_000
export const MAX_PAGE_SIZE = 100

export const MIN_PASSWORD_LENGTH = 8
export const TEMPORARY_PASSWORD_VALID_HOURS = 72
