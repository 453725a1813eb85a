import { invalid } from '../../platform/errors.js'
import { readUuid } from '../../platform/validation/read-uuid.js'

/** A position in the update feed: after the version of this tender that this transaction wrote. */
export interface VersionCursor {
  /** The cluster that numbers the transactions: `version_epoch()`. */
  readonly epoch: string
  /** An xid8, which exceeds the range of a number. */
  readonly writer: string
  readonly tenderId: string
}

const NO_TENDER = '00000000-0000-0000-0000-000000000000'

/** The position before all versions. */
export const beginningOf = (epoch: string): VersionCursor => ({ epoch, writer: '0', tenderId: NO_TENDER })

export const writeVersionCursor = ({ epoch, writer, tenderId }: VersionCursor): string =>
  Buffer.from(`${epoch} ${writer} ${tenderId}`).toString('base64url')

/** @throws UserError, because a cursor is untrusted input */
export function readVersionCursor(text: string): VersionCursor {
  const written = text.length <= 200 ? Buffer.from(text, 'base64url').toString('utf8') : ''
  // PostgreSQL parses an xid8 as C does: a leading zero makes it octal, in which 089 is invalid.
  const [, epoch, writer, id] = /^([0-9a-f]{12}) (0|[1-9]\d{0,17}) (\S{36})$/.exec(written) ?? []
  const tenderId = id === NO_TENDER ? id : readUuid(id)
  if (!epoch || !writer || !tenderId) throw invalid('after', 'after is geen geldige cursor van deze lijst.')
  return { epoch, writer, tenderId }
}

/** After a restore transaction numbers have another meaning: reading on would silently skip changes. */
export const cursorOfAnotherDatabase = () =>
  invalid(
    'after',
    'Deze cursor is van een andere database: er is een back-up teruggezet of verhuisd. Begin opnieuw, zonder after.',
  )
