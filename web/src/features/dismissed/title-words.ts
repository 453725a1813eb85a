/** Stop words: these and shorter words say little about what a tender is about. */
const MIN_LENGTH = 5
const general = new Set(
  'gemeente provincie waterschap aanbesteding opdracht opdrachten diensten dienstverlening leveren levering europese openbare procedure raamovereenkomst perceel percelen binnen tussen behoeve nieuwe diverse'.split(
    ' ',
  ),
)
const MOST = 8

export function titleWords(title: string): readonly string[] {
  const words = title.toLowerCase().match(/\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return [...new Set(words)].filter(word => word.length >= MIN_LENGTH && !general.has(word)).slice(0, MOST)
}
