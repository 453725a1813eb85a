/** Grid of a card: text at the start, figures at the end; stacked on a phone, with the bookmark in the corner. */
export const cardAreas = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: {
    base: '"title title" "words words" "figures figures" "badges tools"',
    md: '"title figures" "words figures" "badges tools"',
  },
  columnGap: { base: '1', md: '6' },
  ps: { base: '3.5', md: '6' },
  pe: { base: '2.5', md: '4' },
} as const

export const tight = { py: { base: '2.5', md: '3.5' } } as const
export const roomy = { py: { base: '3.5', md: '4' } } as const
