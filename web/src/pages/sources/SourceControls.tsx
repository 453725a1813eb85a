import { HStack, IconButton, Switch } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { SourceRowFragment } from './SourceRow.generated'
import { Tip } from '../../ui/Tip'
import { SwitchOffDialog } from './SwitchOffDialog'
import type { useSourceActions } from './useSourceActions'

interface SourceControlsProps {
  readonly health: SourceRowFragment
  readonly actions: ReturnType<typeof useSourceActions>
  /** Touch-sized, on a card. */
  readonly isLarge?: boolean
}

export function SourceControls({ health, actions, isLarge = false }: SourceControlsProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, isOn, source } = health
  const isRunning = state === 'running' || actions.isAsked
  return (
    <HStack gap="2" justify="flex-end">
      <Tip text="Nu uitvoeren">
        <IconButton
          size={isLarge ? 'sm' : '2xs'}
          variant="ghost"
          aria-label={`Nu uitvoeren: ${source.name}`}
          disabled={!isOn || isRunning}
          onClick={actions.run}
        >
          <Play size={14} />
        </IconButton>
      </Tip>
      <Switch.Root
        size={isLarge ? 'md' : 'sm'}
        checked={isOn}
        disabled={state === 'unconfigured' || actions.isSwitching}
        onCheckedChange={({ checked }) => (checked ? actions.switchOn() : setAsking(true))}
      >
        <Switch.HiddenInput aria-label={`Aan: ${source.name}`} />
        <Switch.Control {...(isOn ? {} : { bg: 'border.control' })} />
      </Switch.Root>
      {isAsking && (
        <SwitchOffDialog
          name={source.name}
          isBusy={actions.isSwitching}
          onSwitchOff={async reason => {
            if (await actions.switchOff(reason)) setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </HStack>
  )
}
