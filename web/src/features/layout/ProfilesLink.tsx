import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pluralize, number } from '../../platform/dutch'
import { useNewInProfilesQuery } from './NewInProfiles.generated'
import { PROFILES_PATH } from './navigation'
import { PlaceLink } from './PlaceLink'

const Count = chakra('span', {
  base: {
    px: '1.5',
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    textStyle: 'xs',
    fontWeight: '620',
  },
})

export interface ProfilesLinkProps {
  readonly icon?: ReactNode
  readonly onClick?: () => void
}

/** Link to the search profiles, with the number of new tenders in the user's own profiles. */
export default function ProfilesLink(props: ProfilesLinkProps) {
  const { data } = useNewInProfilesQuery()
  const count = data?.searchProfiles.reduce((sum, { newCount }) => sum + (newCount ?? 0), 0) ?? 0
  return (
    <PlaceLink
      to={PROFILES_PATH}
      label="Zoekprofielen"
      {...props}
      after={
        count > 0 && (
          <Count role="img" aria-label={pluralize(count, 'nieuwe tender', 'nieuwe tenders')}>
            {number(count)}
          </Count>
        )
      }
    />
  )
}
