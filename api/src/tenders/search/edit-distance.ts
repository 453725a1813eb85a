/** Letters that sound alike in Dutch count as half an error: 'ij' and 'ei', 'c' and 'k', single and double letters. */
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  [/(.)\1/g, '$1'],
  [/ij|ei/g, 'y'],
  [/ou/g, 'au'],
  [/ch|g/g, 'g'],
  [/ph/g, 'f'],
  [/th|dt|d(?=$)/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/c|q/g, 'k'],
  [/ie(?![a-z]*ie)/g, 'i'],
  [/z/g, 's'],
  [/v/g, 'f'],
]

const soundOf = (word: string) => soundsAlike.reduce((sound, [pattern, same]) => sound.replaceAll(pattern, same), word)

/** Edit distance of two folded words: the minimum of their spelling and their sound. */
export function errorsBetween(one: string, other: string): number {
  return Math.min(editDistance(one, other), editDistance(soundOf(one), soundOf(other)) + 0.5)
}

/** Optimal string alignment: inserted, dropped, replaced and swapped letters. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1)
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return last[other.length]!
}

/** The number of errors that a word of this length may have: a short one soon is another word. */
export function errorsAllowed(length: number): number {
  if (length <= 3) return 0
  if (length <= 7) return 1
  return length <= 11 ? 2 : 3
}
