import { Tabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ChangeSearch } from './useBookmarkSearch'

const tabs = [
  ['mijn', 'Mijn bookmarks'],
  ['collegas', 'Bookmarks van collega’s'],
] as const

interface BookmarkTabsProps {
  readonly isColleagues: boolean
  readonly onChange: ChangeSearch
  readonly children: ReactNode
}

export function BookmarkTabs({ isColleagues, onChange, children }: BookmarkTabsProps) {
  const chosen = isColleagues ? 'collegas' : 'mijn'
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={({ value }) => onChange({ isColleagues: value === 'collegas' })}
      activationMode="manual"
    >
      <Tabs.List aria-label="Wiens bookmarks">
        {tabs.map(([value, label]) => (
          <Tabs.Trigger key={value} value={value} px={{ base: '2', md: '4' }}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([value]) => (
        <Tabs.Content key={value} value={value} pt="5">
          {value === chosen && children}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
