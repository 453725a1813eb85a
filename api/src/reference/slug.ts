/** Text for a key or an address: `gemeente-sudwest-fryslan` for 'Gemeente Súdwest-Fryslân'. Empty without letters or digits. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
