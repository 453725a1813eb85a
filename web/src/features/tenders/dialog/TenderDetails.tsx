import { Box, Flex, Stack } from '@chakra-ui/react'
import { KeptNote } from '../../../connection/offline/KeptNote'
import { useSession } from '../../../connection/session/use-session'
import { TenderDiscussions } from '../../bookmarks/TenderDiscussions'
import type { TenderDialogQuery } from './TenderDialog.generated'
import { AwardPanel } from '../award/AwardPanel'
import { Documents } from '../documents/Documents'
import { FitSummary } from '../fit/FitSummary'
import { TenderFit } from '../fit/TenderFit'
import { useReadChanges } from '../../inbox/useReadChanges'
import { Lots } from '../lots/Lots'
import { RelatedTenders } from '../related/RelatedTenders'
import { ZzpEvidence } from '../zzp/ZzpEvidence'
import { CategoryReasons } from './CategoryReasons'
import { KeyFacts } from './KeyFacts'
import { TenderDescription } from './TenderDescription'
import { TenderRoutes } from './TenderRoutes'
import { TenderHistory } from './TenderHistory'
import { TenderStages } from './TenderStages'
import { TenderSummary } from './TenderSummary'

interface TenderDetailsProps {
  readonly tender: NonNullable<TenderDialogQuery['tender']>
}

/** The scrolling part of the dialog: the strip of facts and two columns, or one on a phone. */
export function TenderDetails({ tender }: TenderDetailsProps) {
  useReadChanges(tender)
  const { user } = useSession()
  return (
    <>
      <KeptNote asked={{ operationName: 'TenderDialog', variables: { id: tender.id } }} />
      <KeyFacts tender={tender} />
      <Flex flex="1 0 auto" direction={{ base: 'column', md: 'row' }}>
        <Stack flex="1" minW="0" px={{ base: '4', lg: '6' }} py="4" gap="4">
          <TenderDescription text={tender.description ?? null} />
          {tender.routes.length > 1 && <TenderRoutes tender={tender} />}
          <ZzpEvidence tender={tender} />
          {user && tender.tenderType === 'FREELANCE_CONTRACT' && <TenderFit tender={tender} />}
          {tender.lots.length > 1 && <Lots tender={tender} />}
          {tender.tenderType === 'EU_PROCUREMENT' && <AwardPanel tender={tender} />}
          <TenderStages tender={tender} />
          <TenderHistory tender={tender} />
          {(tender.tenderType === 'EU_PROCUREMENT' || tender.documents.length > 0) && <Documents tender={tender} />}
          <TenderDiscussions tenderId={tender.id} />
        </Stack>
        <Box
          w={{ md: '18rem', lg: '21.5rem' }}
          flexShrink="0"
          bg="bg.subtle"
          borderStartWidth={{ md: '1px' }}
          borderTopWidth={{ base: '1px', md: '0' }}
          p="4"
        >
          <TenderSummary tender={tender} />
          <FitSummary tender={tender} />
          <CategoryReasons tender={tender} />
          <RelatedTenders tenderId={tender.id} />
        </Box>
      </Flex>
    </>
  )
}
