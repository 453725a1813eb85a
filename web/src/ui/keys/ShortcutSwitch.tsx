import { Switch } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { setSlashShortcut, useIsSlashShortcutOn } from './slash-shortcut-setting'

/** A setting of this browser, also for visitors. */
export function SlashShortcutSwitch() {
  const isOn = useIsSlashShortcutOn()
  return (
    <Switch.Root
      recipe={switchSlotRecipe}
      size="sm"
      alignSelf="flex-start"
      checked={isOn}
      onCheckedChange={({ checked }) => setSlashShortcut(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontWeight="450">Met de toets / naar het zoekveld</Switch.Label>
    </Switch.Root>
  )
}
