export const readingLimits = {
  /** For one notice; an ordinary one takes 1% of it. */
  noticeMs: 1500,
  /** For a whole list of thousands of notices. */
  listMs: 5000,
  /** Keeps the worker thread for the next refresh; for tests, because starting it dominates their duration. */
  keepsThread: false,
}
