import { Flex, Switch } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { messageOf } from '../../platform/requests/message-of'
import {
  useReminderDaysQuery,
  useSetReminderDaysMutation,
  ReminderDaysDocument,
} from '../../features/profiles/alerts/Reminders.generated'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'

const offered = [
  { days: 14, label: '2 weken' },
  { days: 7, label: '7 dagen' },
  { days: 2, label: '2 dagen' },
  { days: 1, label: '1 dag' },
] as const

/** When the user is reminded of bookmarked tenders; no choice switches reminders off. */
export function Reminders() {
  const { data } = useReminderDaysQuery()
  const [set, { loading }] = useSetReminderDaysMutation({
    update: (cache, { data: answer }) =>
      void cache.writeQuery({ query: ReminderDaysDocument, data: { reminderDays: answer!.setReminderDays } }),
    onError: error =>
      showToast({ type: 'error', title: 'De herinneringen zijn niet aangepast', description: messageOf(error) }),
  })
  const chosen = data?.reminderDays ?? []
  const change = (days: number, isOn: boolean) =>
    void set({ variables: { input: { days: isOn ? [...chosen, days] : chosen.filter(one => one !== days) } } })
  return (
    <Section
      title="Herinneringen"
      icon={<BellRing size={16} />}
      description="Een mail voordat een van je bookmarks sluit, ’s ochtends om half acht."
    >
      <Flex id="herinneringen" role="group" aria-label="Zoveel van tevoren" gap="5" wrap="wrap">
        {offered.map(({ days, label }) => (
          <Switch.Root
            key={days}
            size="sm"
            checked={chosen.includes(days)}
            disabled={!data || loading}
            onCheckedChange={({ checked }) => change(days, checked)}
          >
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>{label}</Switch.Label>
          </Switch.Root>
        ))}
      </Flex>
    </Section>
  )
}
