import { Box, Button, Menu, Portal } from '@chakra-ui/react'
import { BellCheck, BellPlus } from 'lucide-react'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { fullWidthOnPhone } from '../bookmarks/BookmarkButton'
import { type FollowButtonFragment, useFollowBuyerMutation, useFollowTenderMutation } from './FollowButton.generated'

const onError = (error: unknown) =>
  showToast({ type: 'error', title: 'Volgen is niet gelukt', description: messageOf(error) })

/** Follows the tender, or all tenders of its buyer, or stops. A bookmarked tender is followed already. */
export function FollowButton({ tender }: { readonly tender: FollowButtonFragment }) {
  const { id: tenderId, isFollowed, isBuyerFollowed } = tender
  const [followTender] = useFollowTenderMutation({ onError })
  const [followBuyer] = useFollowBuyerMutation({ onError })
  const Icon = isFollowed ? BellCheck : BellPlus
  const label = isFollowed ? 'Je volgt deze tender' : 'Volgen'

  const followIt = (follows: boolean) =>
    void followTender({
      variables: { input: { tenderId, follows } },
      optimisticResponse: {
        followTender: { __typename: 'FollowPayload', tender: { ...tender, isFollowed: follows } },
      },
    })
  const followItsBuyer = (follows: boolean) =>
    void followBuyer({
      variables: { input: { tenderId, follows } },
      optimisticResponse: {
        followBuyer: {
          __typename: 'FollowPayload',
          tender: { ...tender, isBuyerFollowed: follows, isFollowed: isFollowed || follows },
        },
      },
    })
  return (
    <Menu.Root positioning={{ placement: 'top-end' }} closeOnSelect={false}>
      <Menu.Trigger asChild>
        <Button variant={isFollowed ? 'subtle' : 'outline'} aria-label={label} {...fullWidthOnPhone} flex="0 0 auto">
          <Icon size={16} aria-hidden />
          <Box as="span" hideBelow="md">
            {label}
          </Box>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label="Volgen" maxW="20rem">
            <Menu.CheckboxItem value="tender" checked={isFollowed} onCheckedChange={followIt}>
              Deze tender volgen
              <Menu.ItemIndicator />
            </Menu.CheckboxItem>
            <Menu.CheckboxItem value="buyer" checked={isBuyerFollowed} onCheckedChange={followItsBuyer}>
              <Box>
                Opdrachtgever volgen
                <Box textStyle="xs" color="fg.muted">
                  {tender.organization}
                </Box>
              </Box>
              <Menu.ItemIndicator />
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
