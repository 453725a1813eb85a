import { Box, chakra, Link, Stack, Text } from '@chakra-ui/react'
import { shortDay } from '../../platform/dutch'
import type { Trial } from './source-form'
import { refusalText } from './trial-texts'

const Cell = chakra('td', { base: { py: '1.5', pe: '3', verticalAlign: 'top', overflowWrap: 'anywhere' } })
const Head = chakra('th', {
  base: { py: '1.5', pe: '3', fontWeight: '550', color: 'fg.muted', textAlign: 'start', whiteSpace: 'nowrap' },
})

interface TrialTableProps {
  readonly trial: Trial
}

/** Tenders that a trial run found, as plain text, because a source may be hostile. */
export function TrialTable({ trial }: TrialTableProps) {
  const { drafts, refusals } = trial
  return (
    <Stack gap="2">
      {drafts.length > 0 && (
        <Box
          // A scrollable region must be focusable for keyboard users.
          tabIndex={0}
          role="region"
          aria-label="Wat er zou worden opgeslagen"
          maxH="16rem"
          overflow="auto"
          px="3"
          borderWidth="1px"
          borderRadius="l2"
        >
          <Box as="table" w="full" textStyle="xs">
            <thead>
              <tr>
                <Head scope="col">Titel</Head>
                <Head scope="col">Opdrachtgever</Head>
                <Head scope="col">Sluit</Head>
              </tr>
            </thead>
            <tbody>
              {drafts.map(({ publicationId, title, organization, closingDate, closingNote, sourceUrl }) => (
                <chakra.tr key={publicationId} borderTopWidth="1px">
                  <Cell minW="12rem">
                    {sourceUrl ? (
                      <Link href={sourceUrl} target="_blank" rel="noopener noreferrer" color="brand.fg">
                        {title}
                      </Link>
                    ) : (
                      title
                    )}
                  </Cell>
                  <Cell>{organization}</Cell>
                  <Cell whiteSpace={closingNote ? 'normal' : 'nowrap'}>
                    {closingDate ? shortDay(closingDate) : (closingNote ?? 'onbekend')}
                  </Cell>
                </chakra.tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {refusals.length > 0 && (
        <Box textStyle="xs" color="fg.muted">
          <Text>{refusalText(refusals.length)}</Text>
          <Box as="ul" ps="4" listStyleType="disc">
            {refusals.map(refusal => (
              <li key={refusal}>{refusal}</li>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  )
}
