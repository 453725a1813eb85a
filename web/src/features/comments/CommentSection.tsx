import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useSession } from '../../connection/session/use-session'
import { number } from '../../platform/dutch'
import type { CommentSectionFragment } from './CommentSection.generated'
import { UnfoldButton } from '../../ui/UnfoldButton'
import { Thread } from './Thread'
import { useCommentForm } from './write/useCommentForm'

interface CommentSectionProps {
  readonly bookmark: CommentSectionFragment
  readonly isOpenAtFirst?: boolean
  readonly level?: 'h3' | 'h4'
}

/** The collapsible comments of one bookmark; they are loaded when it is opened. */
export function CommentSection({ bookmark, isOpenAtFirst = false, level = 'h3' }: CommentSectionProps) {
  const { state } = useSession()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const form = useCommentForm(bookmark.id)
  const { place, isSending, header } = form
  const contents = useId()
  const isWriting = place === 'new'
  return (
    <Box as="section" px={{ md: '2.5' }} py="2">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as={level} textStyle="sm" letterSpacing="normal">
          <UnfoldButton
            ref={header}
            isOpen={isOpen}
            controls={isOpen ? contents : undefined}
            onToggle={() => setOpen(!isOpen)}
            variant={isOpen ? 'subtle' : 'ghost'}
            colorPalette="gray"
            size="sm"
          >
            <MessageSquare size={16} aria-hidden /> Opmerkingen
            <Text as="span" color="brand.fg" textStyle="xs" data-count>
              {number(bookmark.commentCount)}
            </Text>
          </UnfoldButton>
        </Heading>
        {isOpen && state === 'user' && (
          <Button
            variant="outline"
            size="xs"
            aria-expanded={isWriting}
            disabled={isSending}
            onClick={() => (isWriting ? form.close('new') : form.open('new'))}
          >
            {isWriting ? (
              'Annuleren'
            ) : (
              <>
                <MessageSquarePlus size={14} aria-hidden />
                <chakra.span srOnly={{ base: true, sm: false }}>Opmerking toevoegen</chakra.span>
              </>
            )}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <Box id={contents} px="3.5" pb="3">
          <Thread bookmarkId={bookmark.id} form={form} />
        </Box>
      )}
    </Box>
  )
}
