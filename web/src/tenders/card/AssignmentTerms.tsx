import { Box, chakra, Wrap } from '@chakra-ui/react'
import { CalendarRange, Clock, House, MapPin, Users } from 'lucide-react'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { termsInShort, type TermName } from './terms-in-short'

const Term = chakra('li', { base: { display: 'inline-flex', alignItems: 'flex-start', gap: '1.5' } })

const icons: Readonly<Record<TermName, typeof Clock>> = {
  hours: Clock,
  place: MapPin,
  workplace: House,
  period: CalendarRange,
  positions: Users,
}

/** By what a freelancer decides, after the rate and before the closing date; what is unknown takes no room. */
export function AssignmentTerms({ tender }: { readonly tender: AssignmentTermsFragment }) {
  const terms = termsInShort(tender)
  if (terms.length === 0) return null
  return (
    <Wrap asChild gapX="4" gapY="1" mt="0.5" textStyle="sm" fontVariantNumeric="tabular-nums">
      <ul style={{ listStyle: 'none' }} aria-label="Voorwaarden">
        {terms.map(([name, text]) => {
          const Icon = icons[name]
          return (
            <Term key={name}>
              <Box asChild color="fg.muted" flexShrink="0" mt="0.5">
                <Icon size={15} aria-hidden />
              </Box>
              {text}
            </Term>
          )
        })}
      </ul>
    </Wrap>
  )
}
