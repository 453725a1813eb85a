const SOON_DAYS = 7

export const isClosingSoon = (days: number) => days <= SOON_DAYS
