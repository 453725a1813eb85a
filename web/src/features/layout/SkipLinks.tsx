import { Link } from '@chakra-ui/react'

const lists: ReadonlySet<string> = new Set(['/', '/tenders'])

/** Skip links (WCAG 2.4.1), first in the tab order: they move the focus past the header and the filters. */
export function SkipLinks({ pathname }: { readonly pathname: string }) {
  return (
    <>
      <SkipLink to="inhoud" label="Naar de inhoud" />
      {lists.has(pathname) && (
        <>
          <SkipLink to="resultaten" label="Naar de resultaten" />
          <SkipLink to="filters" label="Naar de filters" />
        </>
      )}
    </>
  )
}

function SkipLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link
      href={`#${to}`}
      position="fixed"
      top="2"
      left="2"
      zIndex="skipNav"
      px="4"
      py="2"
      bg="bg.panel"
      borderRadius="l2"
      boxShadow="raised"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {label}
    </Link>
  )
}
