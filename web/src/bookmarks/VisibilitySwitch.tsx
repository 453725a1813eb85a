import { Switch } from '@chakra-ui/react'

interface VisibilitySwitchProps {
  readonly isPublic: boolean
  readonly isBusy?: boolean
  readonly onChange: (isPublic: boolean) => void
}

/** Who else sees the bookmark and what is said under it. */
export function VisibilitySwitch({ isPublic, isBusy = false, onChange }: VisibilitySwitchProps) {
  return (
    <Switch.Root
      size="sm"
      checked={isPublic}
      aria-busy={isBusy}
      onCheckedChange={({ checked }) => !isBusy && onChange(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontWeight="450">{isPublic ? 'Zichtbaar voor iedereen' : 'Alleen zichtbaar voor jou'}</Switch.Label>
    </Switch.Root>
  )
}
