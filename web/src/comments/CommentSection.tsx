import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, MessageSquare, MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useSession } from '../session/use-session'
import { number } from '../dutch'
import type { CommentSectionFragment } from '../graphql.generated'
import { CommentSkeletons } from './CommentSkeletons'
import { useCommentForm } from './useCommentForm'

const Thread = lazy(() => import('./Thread'))

interface CommentSectionProps {
  readonly bookmark: CommentSectionFragment
  readonly isOpenAtFirst?: boolean
  /** Of its heading. */
  readonly level?: 'h3' | 'h4'
}

/** The discussion of one bookmark, closed at first. What is in it is loaded when somebody opens it. */
export function CommentSection({ bookmark, isOpenAtFirst = false, level = 'h3' }: CommentSectionProps) {
  const { state } = useSession()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const form = useCommentForm()
  const contents = useId()
  const isWriting = form.place === 'new'
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Box as="section" aria-label="Opmerkingen" px={{ base: '2', md: '3' }} py="2">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as={level} textStyle="sm" letterSpacing="normal">
          <Button
            variant={isOpen ? 'subtle' : 'ghost'}
            colorPalette="gray"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contents : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <MessageSquare size={16} aria-hidden /> Opmerkingen
            <Text as="span" color="brand.fg" textStyle="xs" fontVariantNumeric="tabular-nums" data-count>
              {number(bookmark.commentCount)}
            </Text>
            <Chevron size={16} aria-hidden />
          </Button>
        </Heading>
        {isOpen && state === 'user' && (
          <Button
            variant="outline"
            size="xs"
            aria-expanded={isWriting}
            onClick={() => (isWriting ? form.close() : form.open('new'))}
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
        <Box id={contents} px="2" pb="3">
          <Suspense fallback={<CommentSkeletons />}>
            <Thread bookmarkId={bookmark.id} form={form} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
