import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type TenderCopiesFragment, useSplitTenderMutation } from './TenderCopies.generated'
import { messageOf } from '../../requests/message-of'
import { refetchAll } from '../../requests/refetch-all'
import { useSession } from '../../session/use-session'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'
import { useFocusWhenGone } from '../../ui/useFocusWhenGone'

type Copy = TenderCopiesFragment['alsoAt'][number]

/** Where else it was found; administrators take out what is something else after all. */
export function TenderCopies({ tender }: { readonly tender: TenderCopiesFragment }) {
  const { isAdmin } = useSession()
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLElement>(null)
  // Found now: the list goes with its last copy.
  useEffect(() => {
    heading.current = list.current?.closest('[role=dialog], article')?.querySelector('h1, h2') ?? null
  }, [])
  /** The copy goes with its button: the focus goes to the next one, and from the last one to the title. */
  const focusAfterSplit = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    return buttons[Math.min(index, buttons.length - 1)] ?? heading.current
  }
  return (
    <Stack asChild gap="1" listStyleType="none">
      <ul ref={list}>
        {tender.alsoAt.map((copy, index) => (
          <HStack as="li" key={copy.tenderId} gap="2">
            <CopyLink copy={copy} />
            {isAdmin && <SplitButton copy={copy} focusAfterSplit={() => focusAfterSplit(index)} />}
          </HStack>
        ))}
      </ul>
    </Stack>
  )
}

function CopyLink({ copy: { url, source } }: { readonly copy: Copy }) {
  if (!url) return <Text>{source.name}</Text>
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" color="brand.fg" gap="1">
      {source.name} <ExternalLink size={13} aria-hidden />
    </Link>
  )
}

interface SplitButtonProps {
  readonly copy: Copy
  readonly focusAfterSplit: () => HTMLElement | null
}

function SplitButton({ copy: { tenderId, source }, focusAfterSplit }: SplitButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const { button, gone, focusAfterwards } = useFocusWhenGone(focusAfterSplit)
  const [split, { loading }] = useSplitTenderMutation({
    variables: { input: { tenderId } },
    ...refetchAll,
    update: () => {
      refetchAll.update()
      gone()
    },
    onCompleted: () => {
      setAsked(false)
      showToast({
        type: 'success',
        title: 'Losgemaakt',
        description: `De tender op ${source.name} staat nu los`,
      })
    },
    onError: error => showToast({ type: 'error', title: 'Losmaken mislukt', description: messageOf(error) }),
  })
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="2xs"
        aria-label={`Losmaken: ${source.name}`}
        onClick={() => setAsked(true)}
      >
        Losmaken
      </Button>
      {isAsked && (
        <Confirm
          question="Is dit een andere tender?"
          confirmLabel="Losmaken"
          isBusy={loading}
          onConfirm={() => void split()}
          onClose={() => setAsked(false)}
          focusAfterwards={focusAfterwards}
        >
          De tender op {source.name} krijgt dan een eigen plaats in de lijst, met zijn eigen bookmarks en opmerkingen.
          Dat blijft zo, ook als de bronnen opnieuw worden gelezen.
        </Confirm>
      )}
    </>
  )
}
