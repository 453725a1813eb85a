import { Box, IconButton } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { number } from '../../platform/dutch'
import { Tip } from '../../ui/Tip'
import { useUnreadCount } from './useUnreadCount'

export const INBOX_PATH = '/meldingen'

const MOST_SHOWN = 99

/** Link to the inbox with the number of unread messages. */
export function InboxBell({ userId }: { readonly userId: string }) {
  const count = useUnreadCount(userId)
  return (
    <Tip text="Meldingen">
      <IconButton asChild variant="ghost" size="sm" position="relative" mx={{ base: '-1', xl: '-2' }}>
        <Link to={INBOX_PATH} aria-label={count > 0 ? `Meldingen, ${number(count)} ongelezen` : 'Meldingen'}>
          <Bell size={18} aria-hidden />
          {count > 0 && (
            <Box {...badge} aria-hidden>
              {count > MOST_SHOWN ? `${MOST_SHOWN}+` : number(count)}
            </Box>
          )}
        </Link>
      </IconButton>
    </Tip>
  )
}

const badge = {
  position: 'absolute',
  top: '0',
  insetEnd: '-1',
  minW: '4.5',
  px: '1',
  borderRadius: 'full',
  bg: 'red.solid',
  color: 'white',
  fontSize: '11px',
  lineHeight: '1.125rem',
  fontWeight: '620',
  textAlign: 'center',
} as const
