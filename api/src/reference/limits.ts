/**
 * Bounds of user input. Lengths count code points (an emoji of one code point is one character). Validation rules, their messages and the
 * schema's descriptions are derived from these; `npm run codegen` prints them for the web client.
 */

export const MIN_USERNAME_LENGTH = 3
export const MAX_USERNAME_LENGTH = 50
/** For the first name and the last name separately. */
export const MAX_PERSON_NAME_LENGTH = 50
export const MAX_EMAIL_LENGTH = 100
export const MIN_PASSWORD_LENGTH = 8
/** Denial of service: hashing a password of unlimited length would block the server, so this also bounds sign-in. */
export const MAX_PASSWORD_LENGTH = 200

export const TEMPORARY_PASSWORD_VALID_HOURS = 72

export const MAX_NOTES_LENGTH = 5000
export const MAX_NOTES_CATEGORY_LENGTH = 100
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 50

export const MAX_COMMENTER_NAME_LENGTH = 100
export const MAX_COMMENT_LENGTH = 1000
/** Longer than a uuid, which most clients send as the idempotency key. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 100

export const MAX_PERSONAL_TOKENS = 20
export const MAX_TOKEN_NAME_LENGTH = 60
export const MAX_TOKEN_DAYS = 365

export const MAX_SWITCH_REASON_LENGTH = 200

export const MAX_KILOMETRES = 500

export const MIN_SOURCE_NAME_LENGTH = 2
export const MAX_SOURCE_NAME_LENGTH = 60
export const MAX_SOURCE_ADDRESS_LENGTH = 2000
/** Every run reads all of them. */
export const MAX_ADDED_SOURCES = 50
/** Limited, because a user waits for the trial run. */
export const MAX_TRIED_ENTRIES = 10

export const MAX_SEARCH_LENGTH = 200
export const MAX_ORGANIZATION_LENGTH = 300
export const MAX_FILTER_VALUES = 50
export const MAX_EXCLUDED_WORD_LENGTH = 80
/** Ten years. */
export const MAX_FILTER_DAYS = 3660
/** Per user: each of their lists looks them all up. */
export const MAX_EXCLUSIONS = 100
/** A shorter text is a prefix of nearly every name. */
export const MIN_SUGGESTED_LENGTH = 2
/** For each kind of suggestion. */
export const MAX_SUGGESTIONS = 10
export const MAX_EMPTY_SEARCHES = 5000
export const EMPTY_SEARCHES_KEPT_DAYS = 90
export const MAX_SEARCH_PROFILES = 50
/** Enough for a page of tenders, or for those that a user scrolled past. */
export const MAX_SEEN_AT_ONCE = 100
export const MAX_DISMISSAL_REASON_LENGTH = 200
export const MAX_PROFILE_NAME_LENGTH = 60
export const MAX_WEBHOOK_ADDRESS_LENGTH = 1000
export const MAX_REMINDERS = 5
/** Limits of the description of oneself that 'Past bij mij' compares with an assignment. */
export const MAX_SKILLS = 30
export const MAX_SKILL_LENGTH = 60
export const MAX_YEARS_OF_WORK = 60
/** Euro an hour. */
export const MAX_RATE = 1000
/** A week. */
export const MAX_HOURS = 60
export const MAX_TOWN_LENGTH = 60
export const MAX_REMINDER_DAYS = 60
/** The number of past days, today included, whose tenders show what a profile will find. */
export const PREVIEW_DAYS = 30
export const MAX_PREVIEW_MATCHES = 10
/** A profile with more tenders a week is too broad to read. */
export const MANY_PER_WEEK = 60
export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 20
/** The highest page number; further pages are available by cursor only. */
export const MAX_PAGE = 10_000
export const MAX_AWARD_WINNER_LENGTH = 500
export const MAX_AWARD_SOLUTION_LENGTH = 5000

/** A larger export is refused, because a partial one would look complete. */
export const MAX_EXPORT_ROWS = 100_000
