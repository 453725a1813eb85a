import { expect, test } from '@jest/globals'
import { alertInWords, noAlert } from './alert-words'

const webhook = { __typename: 'ProfileWebhook', url: 'https://x.test/', failingSince: null, offAt: null } as const
const daily = { ...noAlert, rhythm: 'DAILY' } as const

test.each([
  [noAlert, null, 'Alleen op de site'],
  [null, null, 'Alleen op de site'],
  [daily, null, 'Mail dagelijks 07:30'],
  [{ ...daily, byMail: false }, null, 'Alleen op de site'],
  [{ ...daily, byMail: false }, webhook, 'Webhook dagelijks 07:30'],
  [{ ...daily, byMail: false }, { ...webhook, offAt: '2026-11-20T07:00:00Z' }, 'Alleen op de site'],
  [{ ...daily, rhythm: 'WEEKLY', weekday: 5 }, null, 'Mail op vrijdag 07:30'],
  [{ ...daily, rhythm: 'AT_ONCE', byPush: true }, webhook, 'Mail, melding en webhook direct'],
] as const)('the alert %j with the webhook %j is summarised as %s', (alert, hook, words) => {
  expect(alertInWords({ alert, webhook: hook })).toBe(words)
})
