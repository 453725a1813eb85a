const SOON_DAYS = 7

/** Whether few enough days are left to highlight the deadline. */
export const isClosingSoon = (days: number) => days <= SOON_DAYS
