import { Box, Button } from '@chakra-ui/react'
import { CalendarPlus, Share2 } from 'lucide-react'
import { copyText } from '../../ui/copy-text'
import { tenderAgendaAddress, tenderPageAddress } from './addresses'

export interface TenderOutProps {
  readonly tender: {
    readonly uuid: string
    readonly title: string
    readonly status: string
    readonly stage?: string | null
    readonly closingDate?: string | null | undefined
  }
}

/** Shares one tender: its address and, while one can respond, its closing date as a calendar file. */
export function TenderOut({ tender }: TenderOutProps) {
  return (
    <>
      <Button {...quiet} aria-label="Deel" onClick={() => void share(tender)}>
        <Share2 size={16} aria-hidden />
        <Box as="span" hideBelow="md">
          Deel
        </Box>
      </Button>
      {canRespond(tender) && (
        <Button asChild {...quiet} aria-label="In agenda">
          <a href={tenderAgendaAddress(tender.uuid)} download>
            <CalendarPlus size={16} aria-hidden />
            <Box as="span" hideBelow="md">
              In agenda
            </Box>
          </a>
        </Button>
      )}
    </>
  )
}

/** Until a known moment that is still to come. A market consultation does not count as open. */
const canRespond = ({ closingDate, status, stage }: TenderOutProps['tender'], now = Date.now()): boolean =>
  status === 'OPEN' ? Boolean(closingDate) : stage === 'CONSULTATION' && Date.parse(closingDate ?? '') > now

const quiet = { variant: 'ghost', size: 'sm', px: { base: '2', md: '2.5' } } as const

async function share({ uuid, title }: TenderOutProps['tender']): Promise<void> {
  const url = `${window.location.origin}${tenderPageAddress(uuid)}`
  // A phone has its own share sheet; cancelling it is not an error.
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
  await copyText(url, 'Link gekopieerd', 'Plak hem waar je de tender wilt delen.')
}
