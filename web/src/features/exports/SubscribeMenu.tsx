import { copyText } from '../../ui/copy-text'
import { FormatMenu } from './FormatMenu'
import { SubscribeButton } from './OutButtons'

export interface SubscribeMenuProps {
  readonly addressOf: (ending: string) => string
  /** Only lists of open tenders have a calendar. */
  readonly hasAgenda: boolean
  /** Opens at once, because its button was pressed before its code was loaded. */
  readonly isOpenAtFirst?: boolean
}

const readers = [
  { ending: 'rss', label: 'RSS' },
  { ending: 'atom', label: 'Atom' },
  { ending: 'jsonfeed', label: 'JSON Feed' },
] as const
const agenda = { ending: 'ics', label: 'Agenda (sluitingsdata)' } as const

/** Copies the address of the filtered list for a feed reader or calendar. */
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
