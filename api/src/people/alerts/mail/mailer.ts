import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { log } from '../../../platform/log.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { timeLimits } from '../../../platform/time-limits.js'
import type { Outcome } from '../outbox/outbox.service.js'
import type { Composed } from './compose.service.js'
import { letterHtml } from './letter-html.js'
import { letterText } from './letter-text.js'
import { LOGO } from './logo.js'

export interface Mailer {
  /** Never throws: the outcome holds the error. @param id the delivery's id, the same in every attempt */
  send(id: string, mail: Composed): Promise<Outcome>
  close(): void
}

/** Sends by SMTP, or writes each mail to a file when no server is configured. */
export function createMailer({ mail, dataDirectory, publicUrl }: Settings): Mailer {
  const limits = { connectionTimeout: timeLimits.smtpAnswer.ms, greetingTimeout: timeLimits.smtpAnswer.ms }
  const smtp = mail.smtpUrl
    ? nodemailer.createTransport({ url: mail.smtpUrl, pool: true, socketTimeout: timeLimits.smtpAnswer.ms, ...limits })
    : null
  const files = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const host = new URL(publicUrl).hostname

  return {
    async send(id, { to, letter, unsubscribeUrl }) {
      const message = {
        from: { name: 'GreenRock Tenders', address: mail.address },
        to,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        attachments: [{ ...LOGO, contentDisposition: 'inline' as const }],
        // Idempotent: mail programs show two mails with one id only once.
        messageId: `<${id}@${host}>`,
        // RFC 8058: one-click unsubscribe.
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      }
      try {
        if (smtp) await smtp.sendMail(message)
        else await writeFile(path.join(dataDirectory, 'mail'), id, (await files.sendMail(message)).message as Buffer)
        return {}
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => smtp?.close(),
  }
}

/** Atomic: the file is complete as soon as it exists. A retry after a crash overwrites it. */
async function writeFile(folder: string, id: string, bytes: Buffer): Promise<void> {
  await fs.mkdir(folder, { recursive: true })
  const file = path.join(folder, `${id}.eml`)
  await fs.writeFile(`${file}.part`, bytes)
  await fs.rename(`${file}.part`, file)
}

/** SMTP: 5xx is permanent. */
const PERMANENT = 500

/** A refusal of these commands is about this mail. A refusal of earlier commands is about our account, which an administrator must fix. */
const ABOUT_THIS_MAIL = new Set(['RCPT TO', 'DATA'])

/** Authentication is required or has failed; some servers respond so only at RCPT. */
const ABOUT_OUR_ACCOUNT = new Set([530, 535])

function outcomeOf(error: unknown): Outcome {
  const { responseCode: status, command = '' } = error as { readonly responseCode?: number; readonly command?: string }
  log.warn({ error }, 'a mail was not sent')
  if (status === undefined) return { error: 'De mailserver is niet bereikbaar.' }
  if (status >= PERMANENT && ABOUT_THIS_MAIL.has(command) && !ABOUT_OUR_ACCOUNT.has(status))
    return { status, error: `De mailserver weigert deze mail (${status}).`, isFinal: true }
  return { status, error: `De mailserver neemt de mail nu niet aan (${status}).`, isOurs: status >= PERMANENT }
}
