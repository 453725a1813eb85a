import { Stack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { UnfoldButton } from '../../ui/UnfoldButton'
import { StaffForm } from './StaffForm'

/** Sign-in with a password, for staff accounts. Collapsed, because nearly all users sign in at the provider. */
export function StaffSignIn() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="3">
      <UnfoldButton
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
        variant="ghost"
        size="sm"
        alignSelf="center"
        px="2"
      >
        Ik heb een medewerkersaccount
      </UnfoldButton>
      <div id={id}>{isOpen && <StaffForm />}</div>
    </Stack>
  )
}
