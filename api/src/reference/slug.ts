/** Text for a key or an address: 'Gemeente Súdwest-Fryslân' is `gemeente-sudwest-fryslan`. Empty without letters or digits. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
