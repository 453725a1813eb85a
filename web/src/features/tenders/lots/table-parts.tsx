import { chakra } from '@chakra-ui/react'

/** Too narrow for the place, the least important fact. */
const NARROW = '@container (min-width: 30rem) and (max-width: 37.49rem)'
/** Too narrow for columns: the cells of a row flow like text below its title, with its status in the corner. */
const STACKED = '@container (max-width: 29.99rem)'

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
    [STACKED]: { display: 'block', pos: 'relative', py: '2.5', ps: '9', pe: '3', '& + &': { borderTopWidth: '1px' } },
  },
})

const cell = {
  px: '2',
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
      title: { fontWeight: '550', overflowWrap: 'anywhere', [STACKED]: { display: 'block', pe: '24' } },
      place: { [NARROW]: { display: 'none' } },
      value: {
        textAlign: 'end',
        '@container (min-width: 30rem)': { whiteSpace: 'nowrap' },
        [STACKED]: { ':not(:empty) + &:not(:empty)::before': { content: '"· "' } },
      },
      closing: {
        whiteSpace: 'nowrap',
        [STACKED]: { '&:not(:empty)::before': { content: '"\\A"', whiteSpace: 'pre' } },
      },
      status: { overflowWrap: 'anywhere' },
      details: { [STACKED]: { display: 'block' } },
    },
  },
})

/** The second line of a cell; continues the line when stacked, except for an outcome. */
export const Second = chakra('div', {
  base: { color: 'fg.muted' },
  variants: {
    isOutcome: { true: {}, false: { [STACKED]: { display: 'inline' } } },
  },
  defaultVariants: { isOutcome: false },
})

/** The status stands in the corner when stacked. */
export const Corner = chakra('div', { base: { [STACKED]: { pos: 'absolute', top: '2.5', insetEnd: '3' } } })
