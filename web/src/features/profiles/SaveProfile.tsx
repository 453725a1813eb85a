import { Box, Button } from '@chakra-ui/react'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { isContradictory } from '../filters/state/contradiction'
import { activeCount, type Filter } from '../filters/state/filter'
import { variablesOf } from '../filters/state/filter-variables'
import { useFilterOptions } from '../filters/useFilterOptions'
import { MAX_PROFILE_NAME_LENGTH } from '../../limits.generated'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { nameFor } from './filter-words'
import type { ProfileDialogProps } from './ProfileDialog'

const ProfileDialog = lazyPart<ProfileDialogProps>(() => import('./ProfileDialog'))

export interface SaveProfileProps {
  readonly filter: Filter
}

/** Saves the filter of the list as a search profile. Hidden for an empty filter and in the archive. */
export default function SaveProfile({ filter }: SaveProfileProps) {
  const options = useFilterOptions()
  const [isOpen, setOpen] = useState(false)
  const kept = { ...filter, since: null, newWithinDays: null, publishedFrom: null, publishedBefore: null }
  if (!kept.search && activeCount(kept) === 0) return null
  if (kept.archived || isContradictory(kept)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        px={{ base: '2', md: '2.5' }}
        aria-label="Zoekprofiel bewaren"
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus size={15} aria-hidden />
        <Box as="span" hideBelow="md">
          Zoekprofiel bewaren
        </Box>
      </Button>
      {isOpen && (
        <ProfileDialog
          props={{
            name: nameFor(kept, options).slice(0, MAX_PROFILE_NAME_LENGTH),
            isShared: false,
            filter: variablesOf(kept).filter,
            onClose: close,
          }}
          renderFailure={() => <LoadFailure what="Het venster" onClose={close} />}
        />
      )}
    </>
  )
}
