import type { z } from 'zod'
import { UserError } from '../errors.js'

/**
 * What was sent, if it is right.
 * @throws UserError with the first mistake and its field
 */
export function checked<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UserError('BAD_USER_INPUT', issue?.message ?? 'Ongeldige invoer', issue?.path.join('.') || undefined)
}
