import { Box, chakra } from '@chakra-ui/react'
import type { KeyFactsFragment } from './KeyFacts.generated'
import type { KeyFact } from './key-fact'
import { keyFactsOf } from './key-facts'

/** Hairlines: the background shows through the gaps between the cells. */
const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1px',
    bg: 'border',
    borderBottomWidth: '1px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The weekday of the deadline is hidden in narrow cells.
    '@container (max-width: 39.99rem)': { '& [data-day]': { display: 'none' } },
  },
})

const sticky = {
  flexShrink: '0',
  containerType: 'inline-size',
  // Not sticky in a low window, such as a phone in landscape, where it would cover the text.
  '@media (min-width: 48rem) and (min-height: 40rem)': { position: 'sticky', top: '0', zIndex: '1' },
} as const

/** Container query, because the strip is used in a dialog, a page and a card. */
const fourOrLess = (count: number, isFirstWide: boolean) => ({
  '@container (min-width: 40rem)': {
    gridTemplateColumns: `minmax(0, ${isFirstWide ? 2 : 1}fr) repeat(${count - 1}, minmax(0, 1fr))`,
  },
  ...(count === 4 ? { '@container (max-width: 55.99rem)': { '& [data-day]': { display: 'none' } } } : {}),
})

/** Two rows of three: in a single row of equal columns, values would wrap beside empty space. */
const five = {
  '@container (min-width: 40rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > *:nth-of-type(5)': { gridColumn: 'span 2' },
  },
  '@container (min-width: 60rem)': {
    gridTemplateColumns: 'repeat(5, auto)',
    '& > *:nth-of-type(5)': { gridColumn: 'auto' },
  },
} as const

const Cell = chakra('div', {
  base: {
    minW: '0',
    bg: 'bg.subtle',
    ps: { base: '4', lg: '6' },
    pe: { base: '2', lg: '6' },
    py: '2.5',
    // On a phone a wide fact, and the last one beside an empty cell, fill their rows.
    '@container (max-width: 39.99rem)': {
      py: '2',
      '&[data-wide], &:last-child:nth-of-type(odd), &[data-wide] ~ &:last-child:nth-of-type(even)': {
        gridColumn: 'span 2',
      },
      '&[data-wide] ~ &:last-child:nth-of-type(odd)': { gridColumn: 'auto' },
      '&[data-wide] [data-day]': { display: 'inline !important' },
    },
  },
})

/** Allows a line break between town and province, and between the first and last date. */
const Whole = chakra('span', { base: { display: 'inline-block', whiteSpace: 'pre-wrap' } })

/** The most important facts, in a strip that is sticky while the rest scrolls. */
export function KeyFacts({ tender }: { readonly tender: KeyFactsFragment }) {
  const facts = keyFactsOf(tender)
  return (
    <Box css={sticky}>
      <Strip css={facts.length > 4 ? five : fourOrLess(facts.length, facts[0]?.isWide === true)}>
        {facts.map(fact => (
          <Fact key={fact.label} fact={fact} />
        ))}
      </Strip>
    </Box>
  )
}

function Fact({ fact: { label, value, note, day, isUnknown, isUrgent, isWide } }: { readonly fact: KeyFact }) {
  return (
    <Cell data-wide={isWide || undefined}>
      <chakra.dt textStyle="xs" color="fg.muted">
        {label}
      </chakra.dt>{' '}
      <chakra.dd
        fontSize="clamp(0.875rem, 4vw, 1rem)"
        lineHeight="1.5"
        fontWeight={isUnknown ? '450' : '640'}
        color={isUrgent ? 'orange.fg' : isUnknown ? 'fg.muted' : 'fg'}
      >
        {value.split(/(?<=, | · )/).map(part => (
          <Whole key={part}>{part}</Whole>
        ))}
      </chakra.dd>
      {note && (
        <chakra.dd textStyle="xs" color={isUrgent ? 'orange.fg' : 'fg.muted'}>
          {day && <span data-day>{day} </span>}
          {note}
        </chakra.dd>
      )}
    </Cell>
  )
}
