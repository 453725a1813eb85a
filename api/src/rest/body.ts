import express, { type Request, type Response } from 'express'
import { invalid, UserError } from '../errors.js'
import { type Checked, checked, type InputClass, inputFields } from '../validation/checked.js'

const bytes = express.raw({ type: () => true, limit: '100kb', inflate: false })

/**
 * What was sent, as an object; an empty one when nothing was, whatever it was called.
 * @throws UserError for what is no JSON object of these fields
 */
export async function readBody(
  request: Request,
  response: Response,
  fields: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  await new Promise<void>((resolve, reject) =>
    bytes(request, response, (error: unknown) => (error ? reject(error) : resolve())),
  )
  const sent: unknown = request.body
  if (!Buffer.isBuffer(sent) || sent.length === 0) return {}
  if (!request.is(['json', '+json'])) throw unreadable('stuur de gegevens als JSON, met Content-Type: application/json')
  const body = parse(sent)
  const unknown = Object.keys(body).find(name => !fields.includes(name))
  if (unknown !== undefined)
    throw invalid(unknown.slice(0, 50), `Ongeldige invoer: onbekend veld ${unknown.slice(0, 50)}`)
  return body
}

function parse(sent: Buffer): Record<string, unknown> {
  let read: unknown
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent), withoutNull)
  } catch {
    // Whatever it is that cannot be read: letters, brackets, or brackets within brackets without end.
    throw unreadable('dit is geen JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unreadable('stuur een JSON-object')
  return read as Record<string, unknown>
}

/** PostgreSQL keeps no character zero. */
function withoutNull(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new Error('character zero')
  return value
}

const unreadable = (what: string) => new UserError('BAD_USER_INPUT', `Ongeldige invoer: ${what}`)

/**
 * Input as a form sends it: text, and what is not there is empty.
 * @throws UserError for any other type, and for the first mistake
 */
export function formOf<Input extends object>(
  inputClass: InputClass<Input>,
  body: Readonly<Record<string, unknown>>,
): Checked<Input> {
  const pairs = inputFields(inputClass).map(name => {
    const value = body[name] ?? ''
    if (typeof value !== 'string') throw invalid(name, `Ongeldige invoer: ${name} moet tekst zijn`)
    return [name, value]
  })
  return checked(inputClass, Object.fromEntries(pairs))
}
