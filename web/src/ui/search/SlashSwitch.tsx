import { Switch } from '@chakra-ui/react'
import { setSlash, useIsSlashOn } from './slash-setting'

/** For this browser; also for who is not signed in. */
export function SlashSwitch() {
  const isOn = useIsSlashOn()
  return (
    <Switch.Root size="sm" alignSelf="flex-start" checked={isOn} onCheckedChange={({ checked }) => setSlash(checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontWeight="450">Met de toets / naar het zoekveld</Switch.Label>
    </Switch.Root>
  )
}
