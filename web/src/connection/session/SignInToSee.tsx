import { Button } from '@chakra-ui/react'
import { LogIn } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { returnAddressOf, signInAddress } from './sign-in-address'
import { Empty } from '../../ui/Empty'

interface SignInToSeeProps {
  readonly title: string
  readonly description: string
}

export function SignInToSee({ title, description }: SignInToSeeProps) {
  const location = useLocation()
  return (
    <Empty icon={<LogIn aria-hidden />} title={title} description={description}>
      <Button asChild size="sm">
        <a href={signInAddress(returnAddressOf(location))}>Inloggen</a>
      </Button>
    </Empty>
  )
}
