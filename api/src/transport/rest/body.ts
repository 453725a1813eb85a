import express, { type Request, type Response } from 'express'
import { invalid, UserError } from '../../platform/errors.js'
import { type Checked, checked, type InputClass, inputFields } from '../../platform/validation/checked.js'

const bytes = express.raw({ type: () => true, limit: '100kb', inflate: false })

/**
 * The JSON object in the body; an empty object for an empty body, of any content type.
 * @throws UserError for anything other than a JSON object with these fields
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
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent), refuseNul)
  } catch {
    // Invalid UTF-8, malformed JSON, a NUL character, or a RangeError from nesting that is too deep.
    throw unreadable('dit is geen JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unreadable('stuur een JSON-object')
  return read as Record<string, unknown>
}

/** PostgreSQL cannot store the NUL character. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new Error('NUL character')
  return value
}

const unreadable = (what: string) => new UserError('BAD_USER_INPUT', `Ongeldige invoer: ${what}`)

/**
 * Input of a form: text fields only; an absent field becomes the empty string.
 * @throws UserError for another type, and for the first validation error
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
