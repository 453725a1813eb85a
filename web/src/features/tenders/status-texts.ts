/** Values of `statusText` that say more than open or closed. */
export const statusTexts = {
  partlyAwarded: 'Deels gegund',
  awarded: 'Gegund',
  notAwarded: 'Niet gegund',
  withdrawn: 'Ingetrokken',
} as const
