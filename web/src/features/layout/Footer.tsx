import { Flex, Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { CONTACT } from './contact'

const places = [
  ['/privacy', 'Privacy'],
  ['/toegankelijkheid', 'Toegankelijkheidsverklaring'],
] as const

export function Footer() {
  return (
    <Flex
      as="footer"
      wrap="wrap"
      justify="center"
      columnGap="4"
      rowGap="1"
      px="4"
      py="4"
      textStyle="xs"
      color="fg.muted"
      _print={{ display: 'none' }}
    >
      <Link href={`mailto:${CONTACT}`} color="inherit" variant="underline">
        {CONTACT}
      </Link>
      {places.map(([to, label]) => (
        <Link key={to} asChild color="inherit" variant="underline">
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
      ))}
    </Flex>
  )
}
