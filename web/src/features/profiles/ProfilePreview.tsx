import { Box, Link, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { TenderFilter } from '../../graphql.generated'
import { MANY_PER_WEEK, PREVIEW_DAYS } from '../../limits.generated'
import { perWeekText } from './per-week'
import { dayOfYear, number, pluralize } from '../../platform/dutch'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { UnfoldButton } from '../../ui/UnfoldButton'
import { tenderPageAddress } from '../exports/addresses'
import { type PreviewMatchFragment, type ProfilePreviewQuery, useProfilePreviewQuery } from './ProfilePreview.generated'

/** Shows which tenders a filter would have found lately and why, and how many to expect. */
export function ProfilePreview({ filter }: { readonly filter: TenderFilter }) {
  const { data, error, loading, refetch } = useProfilePreviewQuery({ variables: { filter } })
  const preview = data?.profilePreview
  if (!preview && error && !loading)
    return <ErrorNotice title="Het voorbeeld kon niet worden geladen" error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="2.5" px="3" py="2.5" bg="bg.subtle" borderWidth="1px" borderRadius="card">
      <Text textStyle="sm" role="status">
        {preview ? sentenceOf(preview) : `De tenders van de afgelopen ${PREVIEW_DAYS} dagen worden doorzocht...`}
      </Text>
      {preview ? <Matches matches={preview.matches} /> : <Skeleton h="9rem" />}
    </Stack>
  )
}

function sentenceOf({ count, today, perWeek }: Omit<ProfilePreviewQuery['profilePreview'], 'matches'>): string {
  if (count === 0)
    return `Niets gevonden in de afgelopen ${PREVIEW_DAYS} dagen. Maak het filter ruimer als je vaker iets wilt zien: haal een filter weg of zoek met minder woorden.`
  const found = `Dit profiel had de afgelopen ${PREVIEW_DAYS} dagen ${pluralize(count, 'tender', 'tenders')} gevonden`
  const all = today > 0 ? `${found}, waarvan ${number(today)} vandaag` : found
  if (perWeek === null)
    return `${all}. Hoeveel het er per week worden, is nog niet te zeggen: er is nog geen week aan tenders verzameld.`
  const many = 'Dat is veel om bij te houden: verfijn je filters als je alleen het beste wilt zien.'
  return [`${all}: ${perWeekText(perWeek)}.`, ...(perWeek > MANY_PER_WEEK ? [many] : [])].join(' ')
}

const SHOWN_AT_FIRST = 3

function Matches({ matches }: { readonly matches: readonly PreviewMatchFragment[] }) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  if (matches.length === 0) return null
  return (
    <>
      <List.Root id={listId} variant="plain" gap="2" aria-label="Nieuwste tenders van dit profiel">
        {matches.slice(0, isOpen ? undefined : SHOWN_AT_FIRST).map(match => (
          <Match key={match.tender.id} match={match} />
        ))}
      </List.Root>
      {matches.length > SHOWN_AT_FIRST && (
        <UnfoldButton
          size="xs"
          variant="plain"
          px="0"
          alignSelf="flex-start"
          isOpen={isOpen}
          controls={listId}
          onToggle={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Minder tonen' : `Nog ${matches.length - SHOWN_AT_FIRST} tonen`}
        </UnfoldButton>
      )}
    </>
  )
}

/** Opens in a new tab, so that the profile is not lost. */
function Match({ match: { reasons, tender } }: { readonly match: PreviewMatchFragment }) {
  return (
    <List.Item display="block" minW="0">
      <Link
        href={tenderPageAddress(tender.uuid)}
        target="_blank"
        rel="noopener"
        textStyle="sm"
        fontWeight="550"
        overflowWrap="anywhere"
        lineClamp={2}
      >
        {tender.title}
      </Link>
      <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {tender.organization} · {dayOfYear(tender.publicationDate)}
        {reasons.length > 0 && ` · past op: ${reasons.join(', ')}`}
      </Box>
    </List.Item>
  )
}
