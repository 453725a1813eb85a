import { Button } from '@chakra-ui/react'
import { LogIn } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { returnAddressOf, signInAddress } from '../session/sign-in-address'
import { Empty } from '../ui/Empty'

/** In place of what only somebody who signed in has. */
export function SignInToSee() {
  const location = useLocation()
  return (
    <Empty
      icon={<LogIn aria-hidden />}
      title="Log in om zoekprofielen te bewaren"
      description="Een zoekprofiel onthoudt je filters en vertelt hoeveel tenders er sinds je laatste bezoek bij kwamen."
    >
      <Button asChild size="sm">
        <a href={signInAddress(returnAddressOf(location))}>Inloggen</a>
      </Button>
    </Empty>
  )
}
