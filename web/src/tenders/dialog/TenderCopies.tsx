import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { type TenderCopiesFragment, useSplitTenderMutation } from '../../graphql.generated'
import { messageOf } from '../../requests/message-of'
import { refetchAll } from '../../requests/refetch-all'
import { useSession } from '../../session/use-session'
import { Confirm } from '../../ui/Confirm'
import { showToast } from '../../ui/toast/toast'

type Copy = TenderCopiesFragment['alsoAt'][number]

/** Where else it was found; administrators take out what is something else after all. */
export function TenderCopies({ tender }: { readonly tender: TenderCopiesFragment }) {
  const { isAdmin } = useSession()
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {tender.alsoAt.map(copy => (
        <HStack as="li" key={copy.tenderId} gap="2">
          <CopyLink copy={copy} />
          {isAdmin && <SplitButton copy={copy} />}
        </HStack>
      ))}
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

function SplitButton({ copy: { tenderId, source } }: { readonly copy: Copy }) {
  const [isAsked, setAsked] = useState(false)
  const [split, { loading }] = useSplitTenderMutation({
    variables: { input: { tenderId } },
    ...refetchAll,
    onCompleted: () => {
      setAsked(false)
      showToast({
        type: 'success',
        title: 'Losgemaakt',
        description: `De tender op ${source.name} staat nu op zichzelf`,
      })
    },
    onError: error => showToast({ type: 'error', title: 'Losmaken mislukt', description: messageOf(error) }),
  })
  return (
    <>
      <Button variant="ghost" size="2xs" aria-label={`Losmaken: ${source.name}`} onClick={() => setAsked(true)}>
        Losmaken
      </Button>
      {isAsked && (
        <Confirm
          question="Is dit een andere tender?"
          confirmLabel="Losmaken"
          isBusy={loading}
          onConfirm={() => void split()}
          onClose={() => setAsked(false)}
        >
          De tender op {source.name} krijgt dan een eigen plaats in de lijst, met zijn eigen bookmarks en opmerkingen.
          Dat blijft zo, ook als de bronnen opnieuw worden opgehaald.
        </Confirm>
      )}
    </>
  )
}
