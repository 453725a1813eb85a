import { Badge, Box, Button, chakra, Circle, Flex, Heading, HStack, Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { Check, CircleAlert, CircleCheck, CircleMinus, CircleQuestionMark, Minus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { shortDay } from '../../../platform/dutch'
import { Tip } from '../../../ui/Tip'
import { UnfoldButton } from '../../../ui/UnfoldButton'
import {
  FIT_PROFILE_PATH,
  foldedText,
  NO_PROFILE,
  NO_REQUIREMENTS,
  pointsText,
  requirementsText,
  warningOf,
} from './fit-texts'
import type { FitPointFragment, TenderFitFragment } from './TenderFit.generated'

/** On a phone, until it is unfolded. */
const MAX_FOLDED = 3

/** How the assignment fits the description of the viewer: requirements, what matches and what is missing, in the words of the text. */
export function TenderFit({ tender: { fit } }: { readonly tender: TenderFitFragment }) {
  const heading = useId()
  return (
    <Box as="section" aria-labelledby={heading}>
      <Flex align="center" justify="space-between" columnGap="3" wrap="wrap" minH="7" mb="1.5">
        <Heading as="h3" size="sm" id={heading}>
          Past bij mij
        </Heading>
        {fit && (
          <>
            <Box hideFrom="md">
              <FitWarning fit={fit} />
            </Box>
            <HStack gap="2" textStyle="xs" color="fg.muted" hideBelow="md">
              uit je profiel van {shortDay(fit.describedAt)}
              <Link asChild color="brand.fg" fontWeight="550">
                <RouterLink to={FIT_PROFILE_PATH}>Profiel bijwerken</RouterLink>
              </Link>
            </HStack>
          </>
        )}
      </Flex>
      {fit ? (
        <Points fit={fit} />
      ) : (
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" borderWidth="1px" borderRadius="l2" p="3">
          <Text textStyle="sm" color="fg.muted">
            {NO_PROFILE}
          </Text>
          <Button asChild size="xs" variant="outline">
            <RouterLink to={FIT_PROFILE_PATH}>Profiel invullen</RouterLink>
          </Button>
        </Flex>
      )}
    </Box>
  )
}

type Fit = NonNullable<TenderFitFragment['fit']>

export function FitWarning({ fit }: { readonly fit: Fit }) {
  const warning = warningOf(fit)
  if (!warning) return null
  return (
    <Badge colorPalette="orange" variant="subtle" gap="1">
      <CircleAlert size={12} aria-hidden />
      {warning}
    </Badge>
  )
}

function Points({ fit }: { readonly fit: Fit }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const folded = foldedText(fit, MAX_FOLDED)
  const shared = { isOpen }
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden" id={id}>
      <Group {...shared} name="Eisen" icon={<CircleAlert size={15} />} detail={requirementsText(fit)} isFirst>
        {fit.requirements.length === 0 ? (
          <Text as="li" px="3" py="2" textStyle="sm" color="fg.muted">
            {NO_REQUIREMENTS}
          </Text>
        ) : (
          fit.requirements.map((point, index) => (
            <Row key={point.point} point={point} isFolded={!isOpen && index >= MAX_FOLDED} />
          ))
        )}
      </Group>
      <Group {...shared} name="Past" icon={<CircleCheck size={15} />} detail={pointsText(fit.matches)}>
        {fit.matches.map(point => (
          <Row key={point.point} point={point} />
        ))}
      </Group>
      <Group {...shared} name="Ontbreekt" icon={<CircleMinus size={15} />} detail={pointsText(fit.missing)}>
        {fit.missing.map(point => (
          <Row key={point.point} point={point} isMissing />
        ))}
      </Group>
      {folded !== '' && (
        <UnfoldButton
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
          hideFrom="md"
          variant="plain"
          size="sm"
          h="11"
          w="full"
          px="3"
          justifyContent="space-between"
          color="brand.fg"
          borderTopWidth="1px"
          borderRadius="0"
        >
          {isOpen ? 'Toon minder' : folded}
        </UnfoldButton>
      )}
    </Box>
  )
}

interface GroupProps {
  readonly name: string
  readonly icon: ReactNode
  readonly detail: string
  readonly isOpen: boolean
  /** A phone shows its rows, without the heading, while the others are folded. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

function Group({ name, icon, detail, isOpen, isFirst = false, children }: GroupProps) {
  const heading = useId()
  const folded = isOpen ? {} : { hideBelow: 'md' as const }
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <Box {...(isFirst ? {} : folded)} css={{ '&:not(:first-child)': { borderTopWidth: '1px' } }}>
      <Flex {...folded} align="center" gap="2" px="3" py="2" bg="bg.subtle" borderBottomWidth="1px" textStyle="sm">
        <HStack color="fg.muted" aria-hidden>
          {icon}
        </HStack>
        <Heading as="h4" id={heading} textStyle="sm" fontWeight="550">
          {name}
        </Heading>
        <Text ms="auto" textStyle="xs" color="fg.muted">
          {detail}
        </Text>
      </Flex>
      <chakra.ul aria-labelledby={heading} listStyleType="none">
        {children}
      </chakra.ul>
    </Box>
  )
}

const verdicts = {
  NOT_MET: { icon: <X size={13} />, text: 'Niet gehaald', palette: 'red', ink: 'fg.error' },
  UNKNOWN: { icon: <CircleQuestionMark size={15} />, text: 'Onbekend', palette: 'gray', ink: 'fg.muted' },
  MET: { icon: <Check size={13} />, text: 'Gehaald', palette: 'brand', ink: 'fg.muted' },
} as const
const missing = { ...verdicts.UNKNOWN, icon: <Minus size={13} />, text: 'Ontbreekt' }

interface RowProps {
  readonly point: FitPointFragment
  readonly isMissing?: boolean
  readonly isFolded?: boolean
}

function Row({ point: { point, verdict, quote, mine }, isMissing = false, isFolded = false }: RowProps) {
  const { icon, text, palette, ink } = isMissing ? missing : verdicts[verdict]
  return (
    <chakra.li
      {...(isFolded ? { hideBelow: 'md' as const } : {})}
      display="grid"
      gridTemplateColumns={{ base: '1.5rem minmax(0, 1fr) auto', md: '1.5rem minmax(0, 11rem) minmax(0, 1fr) auto' }}
      columnGap="2"
      alignItems="start"
      px="3"
      py="1.5"
      textStyle="sm"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Circle
        size="5"
        bg={verdict === 'UNKNOWN' ? undefined : `${palette}.subtle`}
        color={verdict === 'UNKNOWN' ? 'fg.muted' : `${palette}.fg`}
        aria-hidden
      >
        {icon}
      </Circle>
      <Text fontWeight="550" overflowWrap="anywhere">
        <VisuallyHidden>{text}: </VisuallyHidden>
        {point}
      </Text>
      <Box order={{ base: 1, md: 0 }} gridColumn={{ base: '2 / -1', md: 'auto' }} minW="0" color="fg.muted">
        {quote && (
          <Tip text={quote}>
            <Text truncate>‘{quote}’</Text>
          </Tip>
        )}
      </Box>
      <Text textStyle="xs" lineHeight="1.25rem" color={ink} textAlign="end" maxW={{ base: '9rem', md: '11rem' }}>
        {mine}
      </Text>
    </chakra.li>
  )
}
