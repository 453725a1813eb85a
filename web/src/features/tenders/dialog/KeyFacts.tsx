import { Box, chakra } from '@chakra-ui/react'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { type KeyFact, keyFactsOf } from './key-facts'

/** Hairlines: the ground that shows between the cells. */
const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1px',
    bg: 'border',
    borderBottomWidth: '1px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The weekday of the deadline stands where there is room for it.
    '@container (max-width: 39.99rem)': { '& [data-day]': { display: 'none' } },
  },
})

const sticky = {
  flexShrink: '0',
  containerType: 'inline-size',
  // In a low window, such as that of a phone on its side, it would cover what one reads.
  '@media (min-width: 48rem) and (min-height: 40rem)': { position: 'sticky', top: '0', zIndex: '1' },
} as const

/** By the width of the strip, not that of the screen: it stands in a dialog, on a page and in a card. */
const fourOrLess = (count: number) => ({
  '@container (min-width: 40rem)': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  ...(count === 4 ? { '@container (max-width: 55.99rem)': { '& [data-day]': { display: 'none' } } } : {}),
})

/** Three and two below each other; in one row they would be of equal width, and break lines where a short one has room to spare. */
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
    // On a phone the last of three has the row to itself.
    '@container (max-width: 39.99rem)': { py: '2', '&:last-child:nth-of-type(odd)': { gridColumn: 'span 2' } },
  },
})

/** 'Leiden, Zuid-Holland' breaks between town and province. */
const Whole = chakra('span', { base: { display: 'inline-block', whiteSpace: 'pre-wrap' } })

/** What one looks for first, in a strip that stays while the rest scrolls. */
export function KeyFacts({ tender }: { readonly tender: KeyFactsFragment }) {
  const facts = keyFactsOf(tender)
  return (
    <Box css={sticky}>
      <Strip css={facts.length > 4 ? five : fourOrLess(facts.length)}>
        {facts.map(fact => (
          <Fact key={fact.label} fact={fact} />
        ))}
      </Strip>
    </Box>
  )
}

function Fact({ fact: { label, value, note, day, isUnknown, isUrgent } }: { readonly fact: KeyFact }) {
  return (
    <Cell>
      <chakra.dt textStyle="xs" color="fg.muted">
        {label}
      </chakra.dt>{' '}
      <chakra.dd
        fontSize="clamp(0.875rem, 4vw, 1rem)"
        lineHeight="1.5"
        fontWeight={isUnknown ? '450' : '640'}
        color={isUrgent ? 'orange.fg' : isUnknown ? 'fg.muted' : 'fg'}
      >
        {value.split(/(?<=, )/).map(part => (
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
