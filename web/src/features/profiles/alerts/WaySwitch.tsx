import { Switch } from '@chakra-ui/react'

interface WaySwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly isBusy?: boolean
  readonly onChange: (isOn: boolean) => void
}

export const WaySwitch = ({ label, isOn, isBusy = false, onChange }: WaySwitchProps) => (
  <Switch.Root size="sm" checked={isOn} disabled={isBusy} onCheckedChange={({ checked }) => onChange(checked)}>
    <Switch.HiddenInput aria-label={label} />
    <Switch.Control />
  </Switch.Root>
)
