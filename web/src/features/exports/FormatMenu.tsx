import { Menu, Portal } from '@chakra-ui/react'
import type { ReactElement } from 'react'

interface FormatMenuProps {
  readonly name: string
  readonly children: ReactElement
  readonly formats: readonly { readonly ending: string; readonly label: string }[]
  readonly isOpenAtFirst: boolean
  readonly onSelect: (ending: string) => void
}

export function FormatMenu({ name, children, formats, isOpenAtFirst, onSelect }: FormatMenuProps) {
  return (
    <Menu.Root
      defaultOpen={isOpenAtFirst}
      defaultHighlightedValue={isOpenAtFirst ? (formats[0]?.ending ?? null) : null}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => onSelect(value)}
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={name}>
            {formats.map(({ ending, label }) => (
              <Menu.Item key={ending} value={ending}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
