import { Badge, Box, Button, Flex, HStack, Link, List, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { pluralize, moment } from '../../platform/dutch'
import { useCpvLabels } from '../filters/cpv-labels/useCpvLabels'
import { filterOfVariables } from '../filters/state/filter-of-variables'
import { writeFilter } from '../filters/state/filter-address'
import { variablesOf } from '../filters/state/filter-variables'
import { useFilterOptions } from '../filters/useFilterOptions'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { AlertLine } from './alerts/AlertLine'
import { DeleteProfile } from './DeleteProfile'
import { filterInWords } from './filter-words'
import { addressOf, filterSince } from './found-in'
import { WeeklyLine } from './WeeklyLine'
import { perWeekText } from './per-week'
import type { ProfileDialogProps } from './ProfileDialog'
import { type ProfileRowFragment, useMarkSearchProfileSeenMutation } from './SearchProfiles.generated'

const ProfileDialog = lazyPart<ProfileDialogProps>(() => import('./ProfileDialog'))

interface ProfileItemProps {
  readonly profile: ProfileRowFragment
  /** Open at once: a link in a mail leads to the dialog. */
  readonly isOpenAtFirst?: boolean
}

export function ProfileItem({ profile, isOpenAtFirst = false }: ProfileItemProps) {
  const { id, name, isOwn, isShared, owner, perWeek, forecast, problem, weekly, coverage } = profile
  const options = useFilterOptions()
  const [isEditing, setEditing] = useState(isOpenAtFirst)
  const filter = filterOfVariables(profile.filter)
  const words = filterInWords(filter, options, useCpvLabels(filter.cpv))
  const close = () => setEditing(false)
  const ownerName = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ') || 'een collega'
  return (
    <List.Item display="block" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minW="0" flex="1 1 18rem">
          <Flex gap="2" align="center" wrap="wrap">
            <Link asChild fontWeight="620" wordBreak="break-word">
              <RouterLink to={addressOf(writeFilter(filter))}>{name}</RouterLink>
            </Link>
            <NewBadge profile={profile} />
            {isOwn && isShared && <Badge colorPalette="gray">Gedeeld</Badge>}
          </Flex>
          <Text textStyle="sm" color="fg.muted" wordBreak="break-word">
            {words}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {[
              perWeekText(perWeek),
              `${pluralize(forecast.today, 'tender', 'tenders')} vandaag`,
              ...(isOwn ? [] : [`van ${ownerName}`]),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {isOwn && <AlertLine profile={profile} />}
          {isOwn && (problem ?? coverage.sentence) && (
            <HStack gap="1.5" mt="1" textStyle="xs" color="orange.fg">
              <TriangleAlert size={13} aria-hidden />
              <Text>{problem ?? coverage.sentence}</Text>
            </HStack>
          )}
        </Box>
        <WeeklyLine weekly={weekly} />
        <Flex gap="2" wrap="wrap">
          {profile.newCount ? (
            <Button asChild size="xs" variant="outline">
              <RouterLink to={`/ochtend?${newIn(profile)}`} aria-label={`Eén voor één: wat nieuw is in ${name}`}>
                Eén voor één
              </RouterLink>
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="outline"
            aria-label={`${isOwn ? 'Aanpassen' : 'Overnemen'}: ${name}`}
            onClick={() => setEditing(true)}
          >
            {isOwn ? 'Aanpassen' : 'Overnemen'}
          </Button>
          {isOwn && <DeleteProfile id={id} name={name} />}
        </Flex>
      </Flex>
      {isEditing && (
        <ProfileDialog
          props={{
            ...(isOwn && { id, kept: profile }),
            name,
            isShared: isOwn && isShared,
            filter: variablesOf(filter).filter,
            onClose: close,
          }}
          renderFailure={() => <LoadFailure what="Het venster" onClose={close} />}
        />
      )}
    </List.Item>
  )
}

/** Link to the new tenders only; following it marks them as seen. */
function NewBadge({ profile }: { readonly profile: ProfileRowFragment }) {
  const { id, name, newCount, seenAt } = profile
  const [markSeen] = useMarkSearchProfileSeenMutation({
    variables: { input: { id } },
    refetchQueries: ['NewInProfiles'],
    // A failure is harmless: the tenders are shown and merely stay new.
    onError: () => undefined,
  })
  if (!newCount) return null
  return (
    <Badge asChild colorPalette="brand" _hover={{ textDecoration: 'underline' }}>
      <RouterLink
        to={addressOf(newIn(profile))}
        aria-label={`${pluralize(newCount, 'nieuwe tender', 'nieuwe tenders')} in ${name}, sinds ${moment(seenAt)}`}
        onClick={() => void markSeen()}
      >
        {newCount} nieuw
      </RouterLink>
    </Badge>
  )
}

const newIn = (profile: ProfileRowFragment) => filterSince(profile, profile.seenAt)
