import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSettings } from '../../../../test/ask.js'
import { createMailer } from './mailer.js'

/** Overrides the responses of a working SMTP server, by stage. */
const answers: Record<string, string> = {
  greeting: '220 post.test',
  EHLO: '250-post.test\r\n250 AUTH PLAIN',
  HELO: '250 post.test',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '250 taken',
  QUIT: '221 bye',
}
let refusal: Record<string, string> = {}
const smtp = net.createServer(socket => {
  const answer = (stage: string) => socket.write(`${refusal[stage] ?? answers[stage] ?? '500 what'}\r\n`)
  let isContent = false
  let rest = ''
  socket.on('error', () => {})
  socket.on('data', bytes => {
    const lines = (rest + bytes.toString()).split('\r\n')
    rest = lines.pop()!
    for (const line of lines)
      if (!isContent) {
        const stage = line.split(' ')[0]!
        isContent = stage === 'DATA' && !refusal.DATA
        answer(stage)
      } else if (line === '.') {
        isContent = false
        answer('content')
      }
  })
  answer('greeting')
})
beforeAll(() => new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve)))
afterAll(() => void smtp.close())

const letter = {
  subject: '1 nieuwe tender: Zaaksystemen',
  preheader: '',
  day: 'vrijdag 20 november',
  title: '1 nieuwe tender',
  lead: '',
  entries: [],
  button: { text: 'Open de lijst', url: 'https://tenders.test/tenders' },
  reminders: [],
  because: ['Van ', 'Zaaksystemen', ''] as const,
  links: [],
  sender: 'GreenRock Tenders',
}

async function sent(refused: Record<string, string>) {
  refusal = refused
  const { port } = smtp.address() as AddressInfo
  const smtpUrl = `smtp://post:geheim@127.0.0.1:${port}`
  const mailer = createMailer(testSettings({ mail: { smtpUrl, address: 'tenders@greenrock.nl' } }))
  try {
    return await mailer.send('1', { to: 'anna@greenrock.nl', letter, unsubscribeUrl: 'https://x.test' })
  } finally {
    mailer.close()
  }
}

describe('a mail that the server refuses', () => {
  test.each([
    ['greeting', '554 no service'],
    ['greeting', '421 too busy'],
    ['AUTH', '535 wrong password'],
    ['AUTH', '530 encryption required'],
    ['AUTH', '454 temporary failure'],
    ['MAIL', '530 authentication required'],
    ['MAIL', '550 sender is not yours'],
    ['MAIL', '451 try again'],
    ['RCPT', '450 greylisted'],
    ['RCPT', '530 authentication required'],
    ['RCPT', '535 credentials expired'],
    ['DATA', '454 temporary failure'],
    ['content', '530 authentication required'],
    ['content', '451 try again'],
  ])('is retried when %s gets the response %j', async (stage, answer) => {
    const status = Number(answer.slice(0, 3))
    expect(await sent({ [stage]: answer })).toEqual({
      status,
      error: `De mailserver neemt de mail nu niet aan (${status}).`,
      isOurs: status >= 500,
    })
  })

  test('is retried after a failure at EHLO and HELO', async () => {
    expect(await sent({ EHLO: '550 not you', HELO: '550 not you' })).toEqual({
      status: 550,
      error: 'De mailserver neemt de mail nu niet aan (550).',
      isOurs: true,
    })
  })

  test('is retried after a failure at STARTTLS', async () => {
    const tls = { EHLO: '250-post.test\r\n250 STARTTLS', STARTTLS: '554 no certificate' }
    expect(await sent(tls)).toEqual({
      status: 554,
      error: 'De mailserver neemt de mail nu niet aan (554).',
      isOurs: true,
    })
  })

  test.each([
    ['RCPT', '550 no such user'],
    ['RCPT', '553 no such domain'],
    ['DATA', '554 no valid recipients'],
    ['content', '554 looks like spam'],
    ['content', '552 too large'],
  ])('is given up when %s gets the response %j', async (stage, answer) => {
    const status = Number(answer.slice(0, 3))
    expect(await sent({ [stage]: answer })).toEqual({
      status,
      error: `De mailserver weigert deze mail (${status}).`,
      isFinal: true,
    })
  })
})

test('a mail that the server accepts counts as sent', async () => {
  expect(await sent({})).toEqual({})
})
