import { clock, daysUntil, shortDay } from '../../../platform/dutch'
import { relativeDay, shortRelativeMoment } from '../../../platform/dutch-moments'

/** 'vandaag 07:41', '16 nov 2026'; midnight means that the source gave only a day. */
export function dayOf(iso: string, now = new Date()): string {
  if (daysUntil(iso, now) !== 0) return shortDay(iso)
  return clock(new Date(iso)) === '00:00' ? relativeDay(iso, now) : shortRelativeMoment(iso, now)
}
