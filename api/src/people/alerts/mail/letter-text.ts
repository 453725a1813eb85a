import { plainText } from '../../../platform/text/plain-text.js'
import type { Letter } from './letter.js'

/** The plain-text part of a mail. */
export function letterText({
  title,
  lead,
  warning,
  moved,
  entries,
  button,
  reminders,
  because,
  links,
  sender,
}: Letter): string {
  const parts = [
    [title, lead, warning].filter(Boolean).join('\n'),
    ...(moved ? [`Was: ${moved.was}\nIs nu: ${moved.now}`] : []),
    ...entries.map(({ title: name, url, where, changes = [], closes, left, worth, facts, mute }) =>
      [
        name,
        where,
        ...changes.map(change => change.join(' ').trim()),
        [closes, left, worth].filter(Boolean).join(' · '),
        facts,
        url,
        mute && `${mute.text}: ${mute.url}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    `${button.text}:\n${button.url}`,
    ...(reminders.length > 0
      ? [
          [
            'Sluit binnen 7 dagen, door jou gebookmarkt:',
            ...reminders.map(one => `- ${one.title} (${one.closes}, ${one.left})\n  ${one.url}`),
          ].join('\n'),
        ]
      : []),
    // RFC 3676: this line begins the signature.
    ['-- ', because.join(''), ...links.map(({ text, url }) => `${text}: ${url}`), sender].join('\n'),
  ]
  return plainText(`${parts.join('\n\n')}\n`)
}
