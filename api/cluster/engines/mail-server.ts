import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Stage } from '../stage.js'

/** A mail server that keeps the recipient of each mail. */
export async function startMailServer(stage: Stage) {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.once('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  stage.atEnd(() => new Promise<void>(resolve => server.close(resolve)))
  return { recipients, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
