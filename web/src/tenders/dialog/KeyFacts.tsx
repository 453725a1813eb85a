import { chakra } from '@chakra-ui/react'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { type KeyFact, keyFactsOf } from './key-facts'

/** Hairlines: the ground that shows between the cells. */
const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1px',
    bg: 'border',
    borderBottomWidth: '1px',
    flexShrink: '0',
    fontVariantNumeric: 'tabular-nums',
    // In a low window, such as that of a phone on its side, it would cover what one reads.
    '@media (min-width: 48rem) and (min-height: 40rem)': { position: 'sticky', top: '0', zIndex: '1' },
  },
})

const Cell = chakra('div', {
  base: {
    minW: '0',
    bg: 'bg.subtle',
    px: { base: '4', lg: '6' },
    py: '2.5',
    // On a phone the last of three has the row to itself.
    '&:last-child:nth-of-type(odd)': { gridColumn: { base: 'span 2', md: 'auto' } },
  },
})

/** What one looks for first, in a strip that stays while the rest scrolls. */
export function KeyFacts({ tender }: { readonly tender: KeyFactsFragment }) {
  const facts = keyFactsOf(tender)
  // Five of equal width would break lines where a short one has room to spare.
  const width = facts.length > 4 ? 'auto' : 'minmax(0, 1fr)'
  return (
    <Strip gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: `repeat(${facts.length}, ${width})` }}>
      {facts.map(fact => (
        <Fact key={fact.label} fact={fact} />
      ))}
    </Strip>
  )
}

function Fact({ fact: { label, value, note, isUnknown, isUrgent } }: { readonly fact: KeyFact }) {
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
        {value}
      </chakra.dd>
      {note && (
        <chakra.dd textStyle="xs" color={isUrgent ? 'orange.fg' : 'fg.muted'}>
          {note}
        </chakra.dd>
      )}
    </Cell>
  )
}
