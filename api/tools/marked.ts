const end = '<!-- end -->'
const beginOf = (marker: string) => `<!-- ${marker} -->`

/** The range between a marker and the next end marker; null without such a marker. */
function placeOf(document: string, marker: string): { readonly from: number; readonly to: number } | null {
  const at = document.indexOf(beginOf(marker))
  if (at === -1) return null
  const from = at + beginOf(marker).length
  return { from, to: document.indexOf(end, from) }
}

export function marked(document: string, marker: string): string {
  const place = placeOf(document, marker)
  return place ? document.slice(place.from, place.to) : ''
}

/** @throws Error when the document has no such marker */
export function withMarked(document: string, marker: string, text: string): string {
  const place = placeOf(document, marker)
  if (!place) throw new Error(`the document has no markers ${beginOf(marker)} … ${end}`)
  return `${document.slice(0, place.from)}\n${text}\n${document.slice(place.to)}`
}
