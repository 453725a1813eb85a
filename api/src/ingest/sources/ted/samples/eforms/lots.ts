import type { SampleLot, SampleTedNotice } from '../sample-ted-notice.js'

export interface NumberedLot extends SampleLot {
  readonly id: string
  /** `Part` in planning notices: a possible future lot. */
  readonly scheme: 'Lot' | 'Part'
}

/** `LOT-0000` stands for a procedure without lots; otherwise numbering starts at `LOT-0001`. */
export function lotsOf({ kind, lots, title }: SampleTedNotice): readonly NumberedLot[] {
  const written: readonly SampleLot[] = lots.length > 0 ? lots : [{ title }]
  const first = written.length > 1 ? 1 : 0
  const isPlanned = kind === 'pin' || kind === 'pmc'
  return written.map((lot, index) => ({
    id: `${isPlanned ? 'PAR' : 'LOT'}-${String(index + first).padStart(4, '0')}`,
    scheme: isPlanned ? 'Part' : 'Lot',
    ...lot,
  }))
}
