import type { z } from 'zod'

/** Parses the records that match the shape, whitelisted to its fields; skips the others. */
export const recognised = <Shape>(shape: z.ZodType<Shape>, records: readonly unknown[]): readonly Shape[] =>
  records.flatMap(record => {
    const read = shape.safeParse(record)
    return read.success ? [read.data] : []
  })
