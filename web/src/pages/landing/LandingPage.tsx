import { Alert, Box, Button, Flex, Grid, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { ArrowRight, Lock } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CONTACT } from '../../features/layout/contact'
import { ThemeToggle } from '../../features/layout/ThemeToggle'
import { returnAddressOf, signInAddress } from '../../connection/session/sign-in-address'
import { useSessionCheck } from '../../connection/session/use-session-check'
import { beginVisit } from '../../connection/session/visitor-mode'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { removePrerendered } from '../../ui/prerendered'
import { FeatureList } from './FeatureList'
import { Hero } from './Hero'
import { PrivacyBox } from './PrivacyBox'
import { refusalOf } from './refusals'
import { StaffSignIn } from './StaffSignIn'
import { useIsWide } from './use-is-wide'

interface LandingPageProps {
  /** Where to continue without signing in, if not at the current address. */
  readonly continueAt: string | null
}

/** Replaces every page for visitors who are not signed in; the address stays, and signing in returns to it. */
export default function LandingPage({ continueAt }: LandingPageProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const { isChecking } = useSessionCheck()
  const isWide = useIsWide()
  useLayoutEffect(removePrerendered, [])

  const goOn = () => {
    beginVisit()
    if (continueAt !== null) void navigate(continueAt)
  }
  return (
    <Box position="relative" minH="100dvh">
      <title>Inloggen · GreenRock Tenders</title>
      <Grid as="main" id="inhoud" minH={{ lg: '100dvh' }} templateColumns={{ lg: 'minmax(0, 55fr) minmax(0, 45fr)' }}>
        <Hero>{isWide !== false && <FeatureList isOnGreen hideBelow={isWide === null ? 'lg' : undefined} />}</Hero>
        <Flex direction="column" p={{ base: '6', lg: '10' }} pb={{ lg: '20' }} gap="6">
          <Box alignSelf="flex-end" display={{ base: 'none', lg: 'block' }}>
            <ThemeToggle />
          </Box>
          <Stack as="section" aria-labelledby="welkom" w="full" maxW="24rem" {...column} gap="4">
            <Notices />
            <Box>
              <Heading as="h2" id="welkom" size="2xl">
                Welkom
              </Heading>
              <Text mt="2" color="fg.muted">
                Log in om tenders te bookmarken en te bespreken.
              </Text>
            </Box>
            <Stack gap="2">
              <Button size="lg" onClick={() => window.location.assign(signInAddress(returnAddressOf(location)))}>
                Inloggen met Replit
                <ArrowRight size={18} aria-hidden />
              </Button>
              <Button variant="ghost" onClick={goOn}>
                Verder zonder inloggen
              </Button>
              <Text role="status" minH="5" textStyle="sm" textAlign="center" color="fg.muted">
                {isChecking && 'Laden...'}
              </Text>
            </Stack>
            <PrivacyBox />
            <HStack justify="center" gap="2" textStyle="xs" color="fg.muted">
              <Lock size={13} aria-hidden />
              OAuth 2.0, geen apart wachtwoord nodig
            </HStack>
            <StaffSignIn />
            {!isWide && <FeatureList isOnGreen={false} hideFrom={isWide === null ? 'lg' : undefined} />}
          </Stack>
        </Flex>
      </Grid>
      <HStack
        as="footer"
        justify="center"
        textStyle="xs"
        color="fg.muted"
        pb={{ base: '6', lg: '10' }}
        position={{ lg: 'absolute' }}
        bottom="0"
        insetEnd="0"
        w={{ lg: '45%' }}
      >
        <Text>
          Vragen?{' '}
          <Link href={`mailto:${CONTACT}`} color="brand.fg" variant="underline">
            {CONTACT}
          </Link>
          {' · '}
          <Link asChild color="brand.fg" variant="underline">
            <RouterLink to="/toegankelijkheid">Toegankelijkheidsverklaring</RouterLink>
          </Link>
        </Text>
      </HStack>
    </Box>
  )
}

/** Its top keeps its position when the column grows, for example by the form for staff. */
const column = { mx: 'auto', mt: { base: 'auto', lg: 'max(0px, calc(50dvh - 22rem))' }, mb: 'auto' } as const

function Notices() {
  const [parameters] = useSearchParams()
  const { check, error, hasEnded } = useSessionCheck()
  const refusal = refusalOf(parameters.get('fout'))
  if (error)
    return <ErrorNotice title="We konden je toegang niet controleren" error={error} onRetry={() => void check()} />
  if (refusal)
    return (
      <Alert.Root status="error" borderRadius="card" role="alert">
        <Alert.Indicator />
        <Alert.Title>{refusal}</Alert.Title>
      </Alert.Root>
    )
  if (!hasEnded) return null
  return (
    <Alert.Root status="info" borderRadius="card" role="status">
      <Alert.Indicator />
      <Alert.Title>Je bent uitgelogd. Log opnieuw in om verder te gaan waar je was.</Alert.Title>
    </Alert.Root>
  )
}
