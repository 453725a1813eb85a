import { Link } from '@chakra-ui/react'

/** A skip link (WCAG 2.4.1), first in the tab order: it moves the focus past the menu to the main content. */
export function SkipLink() {
  return (
    <Link
      href="#inhoud"
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
      Naar de inhoud
    </Link>
  )
}
