import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Call {
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** A real SMTP server. */
export async function mailServer() {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      simpleParser(stream, {}, (error, mail) => {
        if (!error) mails.push(mail)
        done(error)
      }),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { mails, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Receives POST requests: webhooks, and web push messages. */
export async function callReceiver() {
  const calls: Call[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(201).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { calls, url: `http://127.0.0.1:${port}/`, stop: () => server.close().closeAllConnections() }
}

/** The keys of a browser's push subscription, and a function that decrypts its messages. */
export function pushKeys() {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const keys = { p256dh: privateKey.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const read = ({ body }: Call) =>
    ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: keys.auth }).toString('utf8')
  return { keys, read }
}
