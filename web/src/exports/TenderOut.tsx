import { Button } from '@chakra-ui/react'
import { CalendarPlus, Share2 } from 'lucide-react'
import { copyText } from '../ui/copy-text'
import { tenderAgendaAddress } from './addresses'

interface TenderOutProps {
  readonly tender: {
    readonly id: string
    readonly uuid: string
    readonly title: string
    readonly closingDate?: string | null | undefined
  }
}

/** What can be taken along of one tender: its closing date in an agenda, and its address. */
export function TenderOut({ tender }: TenderOutProps) {
  return (
    <>
      {tender.closingDate && (
        <Button asChild variant="outline">
          <a href={tenderAgendaAddress(tender.uuid)} download>
            <CalendarPlus size={16} aria-hidden />
            In agenda
          </a>
        </Button>
      )}
      <Button variant="outline" onClick={() => void share(tender)}>
        <Share2 size={16} aria-hidden />
        Deel
      </Button>
    </>
  )
}

async function share({ id, title }: TenderOutProps['tender']): Promise<void> {
  const url = `${window.location.origin}/tenders?${new URLSearchParams({ tender: id })}`
  // A phone offers its own ways; cancelling them is no failure.
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
  await copyText(url, 'Link gekopieerd', 'Plak hem waar je de tender wilt delen.')
}
