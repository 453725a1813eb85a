import type { Request, RequestHandler } from 'express'

interface Limits {
  readonly maxBytes: number
}

/**
 * The body of a request as JSON: an object or an array in UTF-8 of a known length, as every ordinary client sends it. Any other goes to
 * Express's parser, which knows all forms and refuses what it must; it takes several times as long.
 */
export function readJson({ maxBytes }: Limits, others: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const length = lengthOf(request)
    if (length === 0 || length > maxBytes) return void others(request, response, next)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = parsed(Buffer.concat(chunks).toString())
      if (body === null) return next(Object.assign(new SyntaxError('Invalid JSON'), { status: 400 }))
      request.body = body
      next()
    })
  }
}

const ORDINARY = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])

/** Zero for one that is not ordinary. */
function lengthOf({ headers }: Request): number {
  const length = headers['content-length']
  const isOrdinary =
    ORDINARY.has(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined
  return isOrdinary && length !== undefined ? Number(length) : 0
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const BYTE_ORDER_MARK = 0xfeff
