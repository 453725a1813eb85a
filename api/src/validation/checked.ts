import type { z } from 'zod'
import { UserError } from '../errors.js'

/**
 * What was sent, if it is right.
 * @throws UserError with the first mistake and its field
 */
export function checked<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  // What a shape has no sentence for is said by the library in English, and in its own words.
  const read = shape.safeParse(value, { error: () => 'Ongeldige invoer' })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UserError('BAD_USER_INPUT', issue?.message ?? 'Ongeldige invoer', issue?.path.join('.') || undefined)
}
