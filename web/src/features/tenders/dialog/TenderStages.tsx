import { Box, Circle, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Check, FilePen } from 'lucide-react'
import { type Step, stepsOf } from './stages'
import type { TenderStagesFragment } from './TenderStages.generated'

const looks = {
  reached: { borderColor: 'brand.solid', color: 'brand.fg' },
  current: { borderColor: 'brand.solid', bg: 'brand.solid', color: 'brand.contrast' },
  corrected: { borderColor: 'orange.solid', color: 'orange.fg' },
  'to come': { borderStyle: 'dashed', borderColor: 'border.emphasized' },
} as const

/** The stages of a procedure, from consultation to award; nothing for one with a single notice. */
export function TenderStages({ tender }: { readonly tender: TenderStagesFragment }) {
  const steps = stepsOf(tender)
  const notices = new Set(tender.changes.map(({ publicationId }) => publicationId))
  if (steps.length === 0 || notices.size < 2) return null
  return (
    <Stack as="section" gap="3" aria-label="Verloop">
      <Heading as="h3" size="sm">
        Verloop
      </Heading>
      <Flex as="ol" listStyleType="none" wrap="wrap" rowGap="3">
        {steps.map((step, index) => (
          <StepItem key={step.label} step={step} isLast={index === steps.length - 1} />
        ))}
      </Flex>
    </Stack>
  )
}

function StepItem({ step: { label, detail, state }, isLast }: { readonly step: Step; readonly isLast: boolean }) {
  return (
    <Box
      as="li"
      flex={isLast ? '0 1 auto' : '1 1 7.5rem'}
      minW="7rem"
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <Flex align="center" aria-hidden>
        <Circle size="6" borderWidth="1px" {...looks[state]}>
          {state === 'corrected' ? <FilePen size={13} /> : state !== 'to come' && <Check size={13} />}
        </Circle>
        {!isLast && <Box flex="1" h="1px" bg={state === 'to come' ? 'border' : 'brand.solid'} />}
      </Flex>
      <Text textStyle="sm" fontWeight="550" mt="1.5">
        {label}
      </Text>
      <Text textStyle="xs" color="fg.muted" pe="2">
        {detail}
      </Text>
    </Box>
  )
}
