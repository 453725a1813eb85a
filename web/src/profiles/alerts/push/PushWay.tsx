import { Button } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { Way } from '../Way'
import { WaySwitch } from '../WaySwitch'
import { descriptionOf } from './push-words'
import { usePushHere } from './usePushHere'

interface PushWayProps {
  /** Of this profile, on every device of its owner that takes notifications. */
  readonly isWanted: boolean
  readonly onChange: (byPush: boolean) => void
}

/** Notifications of the browser (web push). */
export function PushWay({ isWanted, onChange }: PushWayProps) {
  const { isHere, isBusy, obstacle, turnOn } = usePushHere()
  const isOn = isWanted && isHere
  const change = async (wanted: boolean) => {
    if (!wanted) onChange(false)
    else if (isHere || (await turnOn())) onChange(true)
  }
  return (
    <Way
      icon={<BellRing size={16} />}
      title="Melding op dit apparaat"
      description={descriptionOf({ obstacle, isWanted, isHere })}
      control={
        <WaySwitch
          label="Melding op dit apparaat"
          isOn={isOn}
          isBusy={isBusy || obstacle === 'unknown'}
          onChange={wanted => void change(wanted)}
        />
      }
    >
      {isWanted && !isHere && (
        <Button size="xs" variant="outline" mt="2" ms="7" onClick={() => onChange(false)}>
          Nergens meer melden
        </Button>
      )}
    </Way>
  )
}
