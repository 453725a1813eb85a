import type { z } from 'zod'

/** Parses the records that match the shape, dropping fields that it does not list; skips other records. */
export const recognised = <Shape>(shape: z.ZodType<Shape>, records: readonly unknown[]): readonly Shape[] =>
  records.flatMap(record => {
    const read = shape.safeParse(record)
    return read.success ? [read.data] : []
  })
