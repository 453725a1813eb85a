import { Stack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { UnfoldButton } from '../../ui/UnfoldButton'

const StaffForm = lazyPart(() => import('./StaffForm'))

/** Sign-in with a password, for staff accounts. Behind a button, since nearly all users sign in at the provider. */
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
      <div id={id}>
        {isOpen && (
          <StaffForm
            props={{}}
            renderFailure={() => <LoadFailure what="Het formulier" onClose={() => setOpen(false)} />}
          />
        )}
      </div>
    </Stack>
  )
}
