const SOON_DAYS = 7

/** Whether so few days are left that it is marked. */
export const isClosingSoon = (days: number) => days <= SOON_DAYS
