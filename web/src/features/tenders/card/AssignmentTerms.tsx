import { chakra } from '@chakra-ui/react'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { termsInShort } from './terms-in-short'

const Terms = chakra('ul', {
  base: {
    display: 'flex',
    listStyle: 'none',
    minW: '0',
    overflow: 'hidden',
    '& > li:not(:last-of-type)': { flexShrink: '0' },
    '& > li:last-of-type': { truncate: true },
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    '& > li:not(:first-of-type)::before': { content: '"·"', mx: '1.5', color: 'fg.muted' },
  },
})

/** Terms that matter to a freelancer beside rate and place; unknown ones are hidden. */
export function AssignmentTerms({ tender }: { readonly tender: AssignmentTermsFragment }) {
  const terms = termsInShort(tender)
  if (terms.length === 0) return null
  return (
    <Terms aria-label="Voorwaarden">
      {terms.map(text => (
        <li key={text}>{text}</li>
      ))}
    </Terms>
  )
}
