import { Button, Flex, Text } from '@chakra-ui/react'
import { SpellCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchReportFragment } from './SearchReport.generated'

/** 'a, b en c' */
const conjunction = new Intl.ListFormat('nl')

type Change = NonNullable<SearchReportFragment['searchChange']>

export interface SearchChangeNoteProps {
  readonly change: Change
  readonly search: string
  readonly onExactly: () => void
  /** Searches for the corrected text. */
  readonly onSearch: (text: string) => void
}

/** Says that another search ran because the typed text finds nothing, with a link to search for the exact text. */
export function SearchChangeNote({ change, search, onExactly, onSearch }: SearchChangeNoteProps) {
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap" textStyle="sm">
      <SpellCheck size={16} aria-hidden />
      <Text>
        <ChangeText change={change} />
      </Text>
      {change.kind !== 'WIDENED' && <Offer onClick={() => onSearch(change.text)}>Toon alles met ‘{change.text}’</Offer>}
      <Offer onClick={onExactly}>Zoek toch naar ‘{search}’</Offer>
    </Flex>
  )
}

function Offer({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="plain" size="sm" color="brand.fg" px="1" h="auto" maxW="100%" onClick={onClick}>
      <Text as="span" truncate>
        {children}
      </Text>
    </Button>
  )
}

function ChangeText({ change: { kind, text, leftOut } }: { readonly change: Change }) {
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
