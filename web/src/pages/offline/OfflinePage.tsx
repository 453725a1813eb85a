import { Button, Card, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react'
import { BookOpen, Bookmark, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { relativeMoment } from '../../platform/dutch-moments'
import { keptAnswersTo } from '../../connection/offline/keeper'
import { forgetKept, KEPT_DAYS } from '../../connection/session/kept-user'
import { SignInToSee } from '../../connection/session/SignInToSee'
import { useSession } from '../../connection/session/use-session'
import { tenderAddress } from '../../features/tenders/tender-address'
import type { TenderDialogQuery } from '../../features/tenders/dialog/TenderDialog.generated'
import { Empty } from '../../ui/Empty'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'
import { useNow } from '../../ui/useNow'

interface Read {
  readonly id: string
  readonly title: string
  readonly organization: string
  readonly at: number
}

export default function OfflinePage() {
  const { user } = useSession()
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <meta name="robots" content="noindex" />
      <PageTitle title="Offline lezen">Wat je zonder verbinding kunt lezen</PageTitle>
      {user ? (
        <KeptHere />
      ) : (
        <SignInToSee
          title="Log in om offline te lezen"
          description="Daarna kun je je bookmarks en de tenders die je het laatst las ook zonder verbinding lezen."
        />
      )}
    </Stack>
  )
}

function KeptHere() {
  const [read, setRead] = useState<readonly Read[]>()
  useEffect(() => {
    let isHere = true
    void tendersRead().then(found => isHere && setRead(found))
    return () => {
      isHere = false
    }
  }, [])
  const wipe = () => {
    forgetKept()
    setRead([])
    showToast({
      type: 'success',
      title: 'Van dit apparaat gewist',
      description: 'Wat je hierna leest, kun je weer offline lezen.',
    })
  }
  return (
    <>
      <Section
        title="Je bookmarks"
        icon={<Bookmark size={18} />}
        description="Met je notities, en met de opmerkingen voor zover die zijn gelezen."
        action={
          <Button asChild size="sm" variant="outline">
            <Link to="/bookmarks">Naar je bookmarks</Link>
          </Button>
        }
      />
      {/* Rendered all at once, to avoid layout shift. */}
      {read && <ReadHere read={read} onWipe={wipe} />}
    </>
  )
}

interface ReadHereProps {
  readonly read: readonly Read[]
  readonly onWipe: () => void
}

function ReadHere({ read, onWipe }: ReadHereProps) {
  return (
    <>
      <Section title="Laatst gelezen" icon={<BookOpen size={18} />}>
        {read.length === 0 ? (
          <Empty
            icon={<BookOpen aria-hidden />}
            isPlain
            title="Nog niets gelezen"
            description="Open een tender terwijl je online bent; daarna staat hij hier."
          />
        ) : (
          <Stack as="ul" gap="2" listStyleType="none">
            {read.map(tender => (
              <ReadTender key={tender.id} tender={tender} />
            ))}
          </Stack>
        )}
      </Section>
      <Section
        title="Van dit apparaat wissen"
        icon={<Trash2 size={18} />}
        description={`Wat hier staat, verdwijnt ook als je uitlogt, en na ${KEPT_DAYS} dagen. Op de server verandert er niets.`}
        action={
          <Button size="sm" variant="outline" onClick={onWipe}>
            Nu wissen
          </Button>
        }
      />
    </>
  )
}

function ReadTender({ tender: { id, title, organization, at } }: { readonly tender: Read }) {
  const location = useLocation()
  const now = useNow()
  return (
    <li>
      <Card.Root asChild variant="outline">
        <LinkBox px="4" py="2.5">
          <LinkOverlay asChild fontWeight="550">
            <Link to={tenderAddress(location, id)} state={{ opened: true }}>
              {title}
            </Link>
          </LinkOverlay>
          <Text textStyle="sm" color="fg.muted">
            {organization} · bewaard {relativeMoment(new Date(at).toISOString(), now)}
          </Text>
        </LinkBox>
      </Card.Root>
    </li>
  )
}

async function tendersRead(): Promise<Read[]> {
  const kept = await keptAnswersTo('TenderDialog').catch(() => [])
  return kept.flatMap(({ data, at, readAt }) => {
    const { tender } = data as unknown as TenderDialogQuery
    if (!tender || readAt === 0) return []
    return [{ id: tender.id, title: tender.title, organization: tender.organization, at }]
  })
}
