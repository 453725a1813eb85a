/**
 * Bounds of what people fill in, lengths in characters, of which an emoji of one code point is one. Rules, their sentences and the schema's descriptions are made from
 * these; `npm run codegen` prints them for the web client.
 */

export const MIN_USERNAME_LENGTH = 3
export const MAX_USERNAME_LENGTH = 50
/** Of a first name, and of a last name. */
export const MAX_PERSON_NAME_LENGTH = 50
export const MAX_EMAIL_LENGTH = 100
export const MIN_PASSWORD_LENGTH = 8
/** Also of what somebody types to sign in: hashing a text without end would be a way to keep us busy (denial of service). */
export const MAX_PASSWORD_LENGTH = 200

/** So long a temporary password can be signed in with. */
export const TEMPORARY_PASSWORD_VALID_HOURS = 72

export const MAX_NOTES_LENGTH = 5000
export const MAX_NOTES_CATEGORY_LENGTH = 100
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 50

export const MAX_COMMENTER_NAME_LENGTH = 100
export const MAX_COMMENT_LENGTH = 1000

export const MAX_SEARCH_LENGTH = 200
export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 20
/** The last page that has a number; further on, a list goes by cursor. */
export const MAX_PAGE = 10_000
