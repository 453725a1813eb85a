const numbered = /^(?:lot|par|perceel)?[\s._-]*0*(\d+)$/i

/** The number by which notices and readers refer to a lot: '1' for `LOT-0001`, `1` and `Perceel 1`. */
export const lotKey = (id: string): string => numbered.exec(id.trim())?.[1] ?? id.trim()
