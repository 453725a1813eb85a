import { Badge, HStack, Status } from '@chakra-ui/react'
import { Landmark, UserRound } from 'lucide-react'
import type { TenderBadgesFragment } from './TenderBadges.generated'
import { typeLabels } from '../../labels.generated'

interface TenderBadgesProps {
  readonly tender: TenderBadgesFragment
}

/** Type and status. Any status other than open is shown as 'Gesloten'. */
export function TenderBadges({ tender }: TenderBadgesProps) {
  return (
    <HStack gap="2.5" wrap="wrap">
      <TypeBadge tender={tender} />
      <StatusBadge isOpen={tender.status === 'OPEN'} />
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

export function StatusBadge({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Status.Root size="sm" textStyle="xs" fontWeight="550" color={isOpen ? 'brand.fg' : 'fg.muted'}>
      <Status.Indicator bg={isOpen ? 'brand.dot' : 'gray.dot'} />
      {isOpen ? 'Open' : 'Gesloten'}
    </Status.Root>
  )
}
