import { Button, Card, Flex, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FilterChips } from './FilterChips'
import { FilterDrawer } from './FilterDrawer'
import { FilterFields } from './FilterFields'
import type { FilterCardProps } from './filter-card-props'
import { SearchField } from './search/SearchField'

export function FilterCard(props: FilterCardProps) {
  const { filter, choices, onChange, onClear } = props
  /** A new key on each clear resets the fields, including text that is still debounced. */
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setClearings(clearings + 1)
    onClear()
  }
  return (
    <Card.Root
      as="search"
      id="filters"
      tabIndex={-1}
      _print={{ display: 'none' }}
      outline="none"
      aria-label="Filters"
      borderWidth={{ base: '0', md: '1px' }}
      bg={{ base: 'transparent', md: 'bg.panel' }}
      boxShadow={{ base: 'none', md: 'card' }}
    >
      <Card.Body p={{ base: '0', md: '0.6875rem' }} gap="2">
        <Flex gap="2" direction={{ base: 'column', lg: 'row' }} align={{ lg: 'center' }}>
          <HStack flex="1" gap="2">
            <SearchField key={clearings} search={filter.search} onChange={onChange} />
            <FilterDrawer {...props} onClear={clear} clearings={clearings} />
          </HStack>
          <FilterChips filter={filter} onChange={onChange} />
        </Flex>
        <Flex gap="2" wrap="wrap" display={{ base: 'none', md: 'flex' }} align="flex-start">
          <FilterFields key={clearings} filter={filter} choices={choices} onChange={onChange} />
          <FilterDrawer {...props} isMore onClear={clear} clearings={clearings} />
          <Button variant="ghost" size="sm" onClick={clear}>
            <X size={15} aria-hidden /> Wissen
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  )
}
