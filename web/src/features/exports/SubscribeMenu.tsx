import { copyText } from '../../ui/copy-text'
import { FormatMenu } from './FormatMenu'
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
    <FormatMenu
      name="Abonneren"
      formats={hasAgenda ? [...readers, agenda] : readers}
      isOpenAtFirst={isOpenAtFirst}
      onSelect={ending => void copy(ending)}
    >
      <SubscribeButton />
    </FormatMenu>
  )
}
