import { Menu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { copyText } from '../ui/copy-text'
import { SubscribeButton } from './OutButtons'

export interface SubscribeMenuProps {
  readonly addressOf: (ending: string) => string
  /** An agenda has what is still open. */
  readonly hasAgenda: boolean
  /** Its button was used before its code was there. */
  readonly isOpenAtFirst?: boolean
}

const readers = [
  { ending: 'rss', label: 'RSS' },
  { ending: 'atom', label: 'Atom' },
  { ending: 'jsonfeed', label: 'JSON Feed' },
] as const
const agenda = { ending: 'ics', label: 'Agenda (sluitingsdata)' } as const

/** Copies an address of the filtered list: that is what a feed reader or an agenda asks for. */
export function SubscribeMenu({ addressOf, hasAgenda, isOpenAtFirst = false }: SubscribeMenuProps) {
  const copy = (ending: string) =>
    copyText(
      new URL(addressOf(ending), window.location.origin).href,
      'Adres gekopieerd',
      ending === agenda.ending
        ? 'Plak het in je agenda, bij abonneren via een adres.'
        : 'Plak het in je feedlezer om deze lijst te volgen.',
    )
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      defaultOpen={isOpenAtFirst}
      defaultHighlightedValue={isOpenAtFirst ? readers[0].ending : null}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => void copy(value)}
    >
      <Menu.Trigger asChild>
        <SubscribeButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label="Abonneren">
            {[...readers, ...(hasAgenda ? [agenda] : [])].map(({ ending, label }) => (
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
