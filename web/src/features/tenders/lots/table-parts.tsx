import { chakra } from '@chakra-ui/react'

/** Too narrow for the place, the least important fact. */
const NARROW = '@container (min-width: 32rem) and (max-width: 37.49rem)'
/** Too narrow for columns: the cells of a row flow like text below its title, with its status in the corner. */
const STACKED = '@container (max-width: 31.99rem)'

const ROUNDED = 'l2'

export const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: '0.8125rem',
    lineHeight: '1.35',
    borderWidth: '1px',
    borderRadius: ROUNDED,
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& thead th:first-child': { borderTopStartRadius: ROUNDED },
    '& thead th:last-child': { borderTopEndRadius: ROUNDED },
    [STACKED]: { '&, & tbody': { display: 'block' }, '& thead': { srOnly: true } },
  },
})

export const Row = chakra('tr', {
  base: {
    [STACKED]: { display: 'block', pos: 'relative', py: '2.5', ps: '9', pe: '3', '& + tr': { borderTopWidth: '1px' } },
  },
})

const cell = {
  px: '1.5',
  py: '2',
  textAlign: 'start',
  fontWeight: '450',
  '&:first-child': { ps: '3' },
  '&:last-child': { pe: '3' },
} as const

export const HeaderCell = chakra('th', {
  base: { ...cell, bg: 'bg.subtle', fontWeight: '550', color: 'fg.muted' },
  variants: {
    column: {
      place: { [NARROW]: { display: 'none' } },
      value: { textAlign: 'end' },
    },
  },
})

/** Breaks long words, so that the table fits. */
export const words = { overflowWrap: 'anywhere', hyphens: 'auto' } as const

export const Cell = chakra('td', {
  base: {
    ...cell,
    borderTopWidth: '1px',
    // Not `p: '0'`, which the paddings above would override.
    [STACKED]: { display: 'inline', px: '0', py: '0', '&:is(:first-child, :last-child)': { px: '0' }, border: '0' },
  },
  variants: {
    column: {
      number: { [STACKED]: { pos: 'absolute', insetStart: '3' } },
      title: { minW: '9.5rem', fontWeight: '550', [STACKED]: { display: 'block', pe: '24' } },
      place: { minW: '5.5rem', ...words, [NARROW]: { display: 'none' } },
      value: {
        textAlign: 'end',
        [STACKED]: { '*:not(:empty) + &:not(:empty)::before': { content: '" · "' } },
      },
      closing: {
        '& time': { whiteSpace: 'nowrap' },
        // A new line, after a place or value.
        [STACKED]: {
          'td:not(:first-child, :empty) ~ &:not(:empty)::before': { content: '"\\A"', whiteSpace: 'pre' },
        },
      },
      status: { minW: '7rem', ...words },
      details: { [STACKED]: { display: 'block' } },
    },
  },
})

/** The second line of a cell; when stacked it continues the line, or ends it after a dot. */
export const Second = chakra('div', {
  base: { color: 'fg.muted', textStyle: 'xs' },
  variants: {
    place: {
      line: {},
      middle: { [STACKED]: { display: 'inline' } },
      end: { [STACKED]: { display: 'inline', _before: { content: '"· "' } } },
    },
  },
  defaultVariants: { place: 'middle' },
})

/** Stands in the corner of a row when stacked. */
export const Corner = chakra('div', { base: { [STACKED]: { pos: 'absolute', top: '2.5', insetEnd: '3' } } })

/** Says what the header of its column says otherwise. */
export const Stacked = chakra('span', { base: { display: 'none', [STACKED]: { display: 'inline' } } })
