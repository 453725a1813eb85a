import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { number } from '../../platform/dutch'
import { relativeMoment } from '../../platform/dutch-moments'
import type { JobRunFragment } from './CategorisePage.generated'
import { Section } from '../../ui/Section'
import { UnfoldButton } from '../../ui/UnfoldButton'
import { useNow } from '../../ui/useNow'
import { remainderText } from './job-texts'

const TOP = 5

export function PreviousRun({ run }: { readonly run: JobRunFragment | undefined }) {
  const now = useNow()
  const hasResult = run && run.resultAt && run.total !== null
  return (
    <Section
      title="Vorige uitvoering"
      icon={<History size={18} />}
      action={
        hasResult && (
          <Text as="time" textStyle="sm" color="fg.muted">
            {relativeMoment(run.resultAt!, now)}
          </Text>
        )
      }
    >
      {hasResult ? (
        <Result run={run} total={run.total!} />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Nog niet uitgevoerd.
        </Text>
      )}
    </Section>
  )
}

function Result({ run, total }: { readonly run: JobRunFragment; readonly total: number }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const top = run.distribution?.slice(0, TOP) ?? []
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" textStyle="sm">
        <Text aria-live="polite">
          <strong>
            {number(run.categorized ?? 0)} van {number(total)}
          </strong>{' '}
          <Text as="span" color="fg.muted">
            gecategoriseerd{remainderText(run.remaining ?? 0)}
          </Text>
        </Text>
        {top.length > 0 && (
          <UnfoldButton
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
            variant="plain"
            size="sm"
            h="auto"
            px="0"
            color="brand.fg"
          >
            Verdeling top {TOP}
          </UnfoldButton>
        )}
      </Flex>
      <SimpleGrid
        as="ol"
        id={id}
        hidden={!isOpen}
        display={isOpen ? 'grid' : 'none'}
        columns={{ base: 1, md: 3, xl: TOP }}
        gap="3"
        fontSize="0.8125rem"
        listStyleType="none"
      >
        {top.map(({ category, count }) => (
          <li key={category}>
            <Flex justify="space-between" gap="2" mb="1">
              <Text as="span" truncate title={category}>
                {category}
              </Text>
              <Text as="span" fontWeight="600">
                {number(count)}
              </Text>
            </Flex>
            <Box h="1" borderRadius="full" bg="bg.emphasized" aria-hidden>
              <Box h="full" w={`${(100 * count) / top[0]!.count}%`} borderRadius="full" bg="brand.solid" />
            </Box>
          </li>
        ))}
      </SimpleGrid>
    </>
  )
}
