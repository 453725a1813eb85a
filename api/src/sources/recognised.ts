import type { z } from 'zod'

/** The records of this shape, whitelisted to what it names; the others are left out. */
export const recognised = <Shape>(shape: z.ZodType<Shape>, records: readonly unknown[]): readonly Shape[] =>
  records.flatMap(record => {
    const read = shape.safeParse(record)
    return read.success ? [read.data] : []
  })
