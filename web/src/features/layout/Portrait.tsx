import { Center, Image } from '@chakra-ui/react'
import { User } from 'lucide-react'
import { useState } from 'react'
import type { SessionUserFragment } from '../../connection/session/Session.generated'

export function Portrait({ user }: { readonly user: SessionUserFragment }) {
  const [isBroken, setBroken] = useState(false)
  const picture = isBroken ? null : user.profileImageUrl
  return (
    <Center boxSize="8" borderRadius="full" overflow="hidden" bg="brand.solid" color="white" flexShrink={0}>
      {picture ? (
        <Image src={picture} alt="" boxSize="full" objectFit="cover" onError={() => setBroken(true)} />
      ) : (
        <User size={16} aria-hidden />
      )}
    </Center>
  )
}
