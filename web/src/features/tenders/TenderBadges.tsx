import { Badge, Box, HStack, Status } from '@chakra-ui/react'
import { Ban, Bell, CircleCheck, Landmark, MessageSquare, Split, UserRound } from 'lucide-react'
import type { TenderBadgesFragment } from './TenderBadges.generated'
import { selfEmploymentLabels, typeLabels } from '../../labels.generated'
import { statusTexts } from './status-texts'

interface TenderBadgesProps {
  readonly tender: TenderBadgesFragment
}

/** Type, stage or status, and whether self-employed people may take an assignment, for which 'Open' makes room on a phone. */
export function TenderBadges({ tender }: TenderBadgesProps) {
  const isTight = tender.selfEmployment !== null && tender.status === 'OPEN'
  return (
    <HStack gap="2.5" wrap="wrap">
      <TypeBadge tender={tender} />
      <Box display={{ base: isTight ? 'none' : 'contents', md: 'contents' }}>
        <StatusBadge tender={tender} />
      </Box>
      <ZzpBadge tender={tender} />
    </HStack>
  )
}

export function TypeBadge({ tender }: TenderBadgesProps) {
  const isProcurement = tender.tenderType === 'EU_PROCUREMENT'
  return (
    <Badge colorPalette={isProcurement ? 'blue' : 'brand'} variant="subtle" px="2">
      {isProcurement ? <Landmark size={12} aria-hidden /> : <UserRound size={12} aria-hidden />}
      {typeLabels[tender.tenderType]}
    </Badge>
  )
}

const answers = {
  ALLOWED: { icon: CircleCheck, variant: 'subtle', colorPalette: 'brand' },
  NOT_ALLOWED: { icon: Ban, variant: 'subtle', colorPalette: 'gray' },
  DIFFERS: { icon: Split, variant: 'outline', colorPalette: 'gray' },
} as const

/** Nothing when no source says it, and for a procurement. */
export function ZzpBadge({
  tender: { selfEmployment },
}: {
  readonly tender: Pick<TenderBadgesFragment, 'selfEmployment'>
}) {
  if (!selfEmployment) return null
  const { icon: Icon, ...looks } = answers[selfEmployment]
  return (
    <Badge {...looks} px="2">
      <Icon size={12} aria-hidden />
      {selfEmploymentLabels[selfEmployment]}
    </Badge>
  )
}

/** Stages in which nobody can bid yet. */
const early = {
  CONSULTATION: ['Marktconsultatie', MessageSquare],
  PRIOR_ANNOUNCEMENT: ['Vooraankondiging', Bell],
} as const

/** An early stage instead of the status. Any status other than open and partly awarded is shown as 'Gesloten'. */
export function StatusBadge({ tender: { status, statusText, stage } }: TenderBadgesProps) {
  if (stage === 'CONSULTATION' || stage === 'PRIOR_ANNOUNCEMENT') {
    const [label, Icon] = early[stage]
    return (
      <Badge variant="outline" colorPalette="gray" color="fg" px="2">
        <Icon size={12} aria-hidden />
        {label}
      </Badge>
    )
  }
  const isOpen = status === 'OPEN'
  return (
    <Status.Root size="sm" textStyle="xs" fontWeight="550" color={isOpen ? 'brand.fg' : 'fg.muted'}>
      <Status.Indicator bg={isOpen ? 'brand.dot' : 'gray.dot'} />
      {statusText === statusTexts.partlyAwarded ? statusText : isOpen ? 'Open' : 'Gesloten'}
    </Status.Root>
  )
}
