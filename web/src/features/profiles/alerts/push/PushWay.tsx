import { Button } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { Way } from '../Way'
import { WaySwitch } from '../WaySwitch'
import { descriptionOf } from './push-words'
import { usePushHere } from './usePushHere'

interface PushWayProps {
  /** Applies to this profile on all of its owner's subscribed devices. */
  readonly isWanted: boolean
  readonly onChange: (byPush: boolean) => void
}

export function PushWay({ isWanted, onChange }: PushWayProps) {
  const { isHere, isBusy, obstacle, turnOn } = usePushHere()
  const isOn = isWanted && (isHere || isBusy)
  // Optimistic: a user who saves before answering the browser's permission prompt gets notifications once they allow them.
  const change = async (wanted: boolean) => {
    onChange(wanted)
    if (wanted && !isHere && !(await turnOn())) onChange(false)
  }
  return (
    <Way
      icon={<BellRing size={16} />}
      title="Melding op dit apparaat"
      description={descriptionOf({ obstacle, isWanted, isHere: isHere || isBusy })}
      control={
        <WaySwitch
          label="Melding op dit apparaat"
          isOn={isOn}
          isBusy={obstacle === 'unknown'}
          onChange={wanted => void change(wanted)}
        />
      }
    >
      {isWanted && !isHere && !isBusy && (
        <Button size="xs" variant="outline" mt="2" ms="7" onClick={() => onChange(false)}>
          Nergens meer melden
        </Button>
      )}
    </Way>
  )
}
