/** How many of these widths fit in one row, counting from the first, with room for a counter if not all of them fit. */
export function fitting(widths: readonly number[], room: number, gap: number, rest: number): number {
  let used = 0
  let fit = 0
  for (const [place, width] of widths.entries()) {
    used += (place > 0 ? gap : 0) + width
    const isLast = place === widths.length - 1
    if (used + (isLast ? 0 : gap + rest) > room) break
    fit = place + 1
  }
  return fit
}
