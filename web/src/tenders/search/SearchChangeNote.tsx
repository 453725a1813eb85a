import { Button, Flex, Text } from '@chakra-ui/react'
import { SpellCheck } from 'lucide-react'
import type { SearchReportFragment } from './SearchReport.generated'

/** 'a, b en c' */
const conjunction = new Intl.ListFormat('nl')

type Change = NonNullable<SearchReportFragment['searchChange']>

export interface SearchChangeNoteProps {
  readonly change: Change
  /** What was typed. */
  readonly search: string
  readonly onExactly: () => void
}

/** Says that another search was tried, since what was typed finds nothing, and takes it back on request. */
export default function SearchChangeNote({ change, search, onExactly }: SearchChangeNoteProps) {
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap" textStyle="sm">
      <SpellCheck size={16} aria-hidden />
      <Text>
        <Said change={change} />
      </Text>
      <Button variant="plain" size="sm" color="brand.fg" px="1" h="auto" maxW="100%" onClick={onExactly}>
        <Text as="span" truncate>
          Zoek toch naar ‘{search}’
        </Text>
      </Button>
    </Flex>
  )
}

function Said({ change: { kind, text, leftOut } }: { readonly change: Change }) {
  switch (kind) {
    case 'CORRECTED':
      return (
        <>
          Resultaten voor <strong>{text}</strong>.
        </>
      )
    case 'WIDENED':
      return <>Geen enkele tender noemt dit letterlijk. Dit zijn resultaten met verwante woorden.</>
    case 'LOOSENED':
      return (
        <>
          Geen enkele tender heeft al deze woorden. Dit zijn resultaten zonder{' '}
          <strong>{conjunction.format(leftOut.map(word => `‘${word}’`))}</strong>.
        </>
      )
  }
}
