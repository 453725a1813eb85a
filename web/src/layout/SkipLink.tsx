import { Link } from '@chakra-ui/react'

/** The first stop of the Tab key: past the menu, to what the page is about. */
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
