import { Switch, Text, Wrap } from '@chakra-ui/react'
import { useId } from 'react'

interface VisibilitySwitchProps {
  readonly isPublic: boolean
  readonly isBusy?: boolean
  readonly onChange: (isPublic: boolean) => void
}

/** A switch that makes a bookmark and its comments public or private: its label is constant, its state changes. */
export function VisibilitySwitch({ isPublic, isBusy = false, onChange }: VisibilitySwitchProps) {
  const meaning = useId()
  return (
    <Wrap gapX="3" gapY="0.5" align="center">
      <Switch.Root
        size="sm"
        checked={isPublic}
        aria-busy={isBusy}
        onCheckedChange={({ checked }) => !isBusy && onChange(checked)}
      >
        <Switch.HiddenInput aria-describedby={meaning} />
        <Switch.Control />
        <Switch.Label fontWeight="450">Mijn bookmark is openbaar</Switch.Label>
      </Switch.Root>
      <Text id={meaning} textStyle="xs" color="fg.muted">
        {isPublic ? '' : 'Alleen zichtbaar voor jou'}
      </Text>
    </Wrap>
  )
}
