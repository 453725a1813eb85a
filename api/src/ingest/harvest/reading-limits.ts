export const readingLimits = {
  /** For one notice; an ordinary one takes a hundredth of it. */
  noticeMs: 1500,
  /** For a whole list, which holds thousands of them. */
  listMs: 5000,
  /** Keeps the worker thread for the next refresh of this process; for tests, most of whose time is its start. */
  keepsThread: false,
}
