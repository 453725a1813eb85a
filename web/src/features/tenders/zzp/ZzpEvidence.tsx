import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Ban, ChevronDown, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { selfEmploymentLabels } from '../../../labels.generated'
import type { ZzpEvidenceFragment } from './ZzpEvidence.generated'
import { evidenceOf, explanationOf } from './zzp-evidence'

/** The sentence that says whether self-employed people may take the assignment, and who wrote it. */
export function ZzpEvidence({ tender }: { readonly tender: ZzpEvidenceFragment }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const evidence = evidenceOf(tender)
  if (evidence.statements.length === 0) return null
  return (
    <Stack borderWidth="1px" borderRadius="l2" px="3" py="2.5" gap="2" textStyle="sm">
      {evidence.statements.map(({ answer, quote, sources }) => (
        <Flex key={answer} gap="2.5" align="flex-start">
          <Box as="span" color={answer === 'ALLOWED' ? 'brand.fg' : 'fg.muted'} pt="0.5" aria-hidden>
            {answer === 'ALLOWED' ? <CircleCheck size={16} /> : <Ban size={16} />}
          </Box>
          <Box minW="0" overflowWrap="anywhere">
            <Text>
              <strong>{selfEmploymentLabels[answer]}:</strong> ‘{quote}’
            </Text>
            <Text color="fg.muted" textStyle="xs">
              {sources.join(', ')}
            </Text>
          </Box>
        </Flex>
      ))}
      <Box>
        <Button
          variant="plain"
          size="xs"
          px="0"
          h="6"
          color="brand.fg"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          waarom?
          <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined} aria-hidden>
            <ChevronDown size={13} />
          </Box>
        </Button>
        <Text id={id} hidden={!isOpen} bg="bg.subtle" borderRadius="l2" px="3" py="2" color="fg.muted">
          {explanationOf(evidence)}
        </Text>
      </Box>
    </Stack>
  )
}
