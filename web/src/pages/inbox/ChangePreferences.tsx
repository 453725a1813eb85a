import { Box, Button, chakra, Flex, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { obstacles } from '../../features/profiles/alerts/push/push-words'
import { usePushHere } from '../../features/profiles/alerts/push/usePushHere'
import type { ChangeTopic, MailMoment } from '../../graphql.generated'
import { messageOf } from '../../platform/requests/message-of'
import { Tick } from '../../ui/CheckRow'
import { NativeChoice } from '../../ui/choice/NativeChoice'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'
import {
  type ChangePreferenceFragment,
  ChangePreferencesDocument,
  useChangePreferencesQuery,
  useSetChangePreferenceMutation,
} from './ChangePreferences.generated'

/** In the order of the rows. */
const topics: Readonly<Record<ChangeTopic, string>> = {
  DEADLINE_EARLIER: 'Sluiting vervroegd',
  DEADLINE_LATER: 'Sluiting verlengd of bekend',
  WITHDRAWN: 'Ingetrokken',
  DOCUMENTS: 'Documenten',
  AWARDED: 'Gunning',
  PROGRESS: 'Voortgang en waarde',
  WORDING: 'Tekst en CPV-codes',
}

const moments = [
  { value: 'NEVER', label: 'nooit' },
  { value: 'DIGEST', label: 'gebundeld om 07:30' },
  { value: 'AT_ONCE', label: 'meteen' },
] as const satisfies readonly { value: MailMoment; label: string }[]

/** How the user hears about changes, by topic. Each choice is saved at once. */
export function ChangePreferences() {
  const { data, error, refetch } = useChangePreferencesQuery()
  const [set] = useSetChangePreferenceMutation({
    update: (cache, { data: answer }) =>
      void cache.writeQuery({
        query: ChangePreferencesDocument,
        data: { changePreferences: answer!.setChangePreference },
      }),
    onError: failure =>
      showToast({ type: 'error', title: 'Je voorkeur is niet bewaard', description: messageOf(failure) }),
  })
  const preferences = data?.changePreferences ?? []

  const change = (changed: ChangePreferenceFragment) => {
    const { topic, inProduct, mail, push } = changed
    void set({
      variables: { input: { topic, inProduct, mail, push } },
      optimisticResponse: {
        setChangePreference: preferences.map(one => (one.topic === topic ? changed : one)),
      },
    })
  }
  return (
    <Box id="voorkeuren" ref={useScrollTo('#voorkeuren')} scrollMarginTop="20">
      <Section
        title="Voorkeuren"
        icon={<SlidersHorizontal size={16} />}
        description="Hoe je hoort dat er iets verandert aan een tender die je bookmarkt of volgt."
      >
        {!data && error && (
          <ErrorNotice
            title="Je voorkeuren konden niet worden geladen"
            error={error}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!data && !error && <Skeleton h="20rem" role="status" aria-label="Voorkeuren worden geladen" />}
        {data && (
          <>
            <chakra.table w="full" textStyle="sm">
              <chakra.thead hideBelow="sm" color="fg.muted" textAlign="start">
                <tr>
                  {['Wijziging', 'In Meldingen', 'Pushmelding', 'Mail'].map(name => (
                    <chakra.th key={name} scope="col" fontWeight="450" textAlign="start" pb="2">
                      {name}
                    </chakra.th>
                  ))}
                </tr>
              </chakra.thead>
              <tbody>
                {(Object.keys(topics) as ChangeTopic[]).map(topic => {
                  const preference = preferences.find(one => one.topic === topic)
                  return preference && <Row key={topic} preference={preference} onChange={change} />
                })}
              </tbody>
            </chakra.table>
            {preferences.some(({ push }) => push) && <PushHere />}
          </>
        )}
      </Section>
    </Box>
  )
}

interface RowProps {
  readonly preference: ChangePreferenceFragment
  readonly onChange: (changed: ChangePreferenceFragment) => void
}

function Row({ preference, onChange }: RowProps) {
  const { topic, inProduct, mail, push } = preference
  const label = topics[topic]
  return (
    <chakra.tr {...row}>
      <chakra.th scope="row" {...wide} fontWeight="550" textAlign="start" pe="3">
        {label}
      </chakra.th>
      <td>
        <Check
          topic={label}
          label="In Meldingen"
          isChecked={inProduct}
          onCheck={checked => onChange({ ...preference, inProduct: checked })}
        />
      </td>
      <td>
        <Check
          topic={label}
          label="Pushmelding"
          isChecked={push}
          onCheck={checked => onChange({ ...preference, push: checked })}
        />
      </td>
      <chakra.td {...wide} w={{ sm: '12rem' }} py="1.5">
        <NativeChoice
          label={`${label}: mail`}
          value={mail}
          options={moments}
          onChange={value => onChange({ ...preference, mail: value as MailMoment })}
        />
      </chakra.td>
    </chakra.tr>
  )
}

/** On a phone a row is a block of three lines. */
const row = {
  display: { base: 'grid', sm: 'table-row' },
  gridTemplateColumns: '1fr 1fr',
  borderTopWidth: '1px',
  py: { base: '2', sm: '0' },
} as const
const wide = { gridColumn: '1 / -1' } as const

interface CheckProps {
  readonly topic: string
  /** Hidden where the header of the table says it. */
  readonly label: string
  readonly isChecked: boolean
  readonly onCheck: (isChecked: boolean) => void
}

const Check = ({ topic, label, isChecked, onCheck }: CheckProps) => (
  <Flex asChild align="center" gap="2.5" minH={{ base: '11', md: '8' }} cursor="pointer">
    <label>
      <Tick type="checkbox" checked={isChecked} onChange={event => onCheck(event.currentTarget.checked)} />
      <VisuallyHidden>{topic}: </VisuallyHidden>
      <chakra.span srOnly={{ base: false, sm: true }}>{label}</chakra.span>
    </label>
  </Flex>
)

/** Why this browser shows no notifications, with a button to switch them on. */
function PushHere() {
  const { isHere, isBusy, obstacle, turnOn } = usePushHere()
  if (isHere) return null
  return (
    <Flex align="center" gap="3" wrap="wrap" textStyle="sm" color="fg.muted" aria-live="polite">
      <Text flex="1 1 16rem">{obstacle ? obstacles[obstacle] : 'Op dit apparaat staan pushmeldingen nog uit.'}</Text>
      {obstacle !== 'unknown' && (
        <Button size="xs" variant="outline" loading={isBusy} onClick={() => void turnOn()}>
          Aanzetten op dit apparaat
        </Button>
      )}
    </Flex>
  )
}

const GROWS_MS = 2000
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls to the element that the address names, also while what is above it loads, until the visitor does something. */
function useScrollTo(hash: string) {
  const element = useRef<HTMLDivElement>(null)
  const { hash: asked } = useLocation()
  useEffect(() => {
    if (asked !== hash) return
    const end = new AbortController()
    const observer = new ResizeObserver(() => element.current?.scrollIntoView())
    const stop = () => {
      observer.disconnect()
      end.abort()
    }
    observer.observe(document.body)
    const timer = setTimeout(stop, GROWS_MS)
    for (const sign of signs) window.addEventListener(sign, stop, { signal: end.signal })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [asked, hash])
  return element
}
