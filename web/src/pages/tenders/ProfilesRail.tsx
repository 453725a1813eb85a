import { Badge, Box, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Radar } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pluralize, number } from '../../platform/dutch'
import { foundIn } from '../../features/profiles/found-in'
import { Widget } from '../../ui/Widget'
import { useProfilesRailQuery } from './ProfilesRail.generated'

const SHOWN = 5

/** The user's own search profiles beside the list, those with new tenders first; hidden without any. */
export default function ProfilesRail() {
  const { data } = useProfilesRailQuery()
  const own = (data?.searchProfiles ?? [])
    .filter(({ isOwn }) => isOwn)
    .toSorted((one, other) => (other.newCount ?? 0) - (one.newCount ?? 0))
  if (own.length === 0) return null
  return (
    <Widget
      title="Zoekprofielen"
      icon={<Radar size={16} />}
      aside={
        <ChakraLink asChild textStyle="sm" color="brand.fg">
          <Link to="/zoekprofielen">Alle {number(own.length)}</Link>
        </ChakraLink>
      }
    >
      <Stack as="ul" gap="0" listStyleType="none">
        {own.slice(0, SHOWN).map(profile => (
          <Flex as="li" key={profile.id} align="center" gap="2" minH="7" textStyle="sm">
            <Box flex="1" minW="0" truncate _hover={{ textDecoration: 'underline' }}>
              <Link to={foundIn(profile, null)}>{profile.name}</Link>
            </Box>
            {profile.newCount ? (
              <Badge asChild colorPalette="brand" borderRadius="full">
                <Link
                  to={foundIn(profile, profile.seenAt)}
                  aria-label={`${pluralize(profile.newCount, 'nieuwe tender', 'nieuwe tenders')} in ${profile.name}`}
                >
                  {number(profile.newCount)}
                </Link>
              </Badge>
            ) : (
              <Text
                textStyle="xs"
                color={profile.coverage.sentence ? 'orange.fg' : 'fg.muted'}
                title={profile.coverage.sentence ?? undefined}
              >
                {profile.coverage.sentence ? 'niet alles gedekt' : 'niets nieuws'}
              </Text>
            )}
          </Flex>
        ))}
      </Stack>
    </Widget>
  )
}
