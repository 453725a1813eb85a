import { Switch } from '@chakra-ui/react'
import { setShortcuts, useAreShortcutsOn } from './shortcuts'

/** A setting of this browser, so it is available to visitors. */
export function ShortcutSwitch() {
  const isOn = useAreShortcutsOn()
  return (
    <Switch.Root
      size="sm"
      alignSelf="flex-start"
      checked={isOn}
      onCheckedChange={({ checked }) => setShortcuts(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontWeight="450">Sneltoetsen van één teken, zoals / voor zoeken</Switch.Label>
    </Switch.Root>
  )
}
