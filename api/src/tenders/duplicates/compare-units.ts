import type { Profile } from './profile.js'

/** Symmetric. Whether each is for another team, chain or department, of which the other one says nothing at all. */
export function haveOtherUnits(one: Profile, other: Profile): boolean {
  return [...one.units].some(([kind, our]) => {
    const their = other.units.get(kind)
    return their !== undefined && !speaksOf(other, our) && !speaksOf(one, their)
  })
}

const speaksOf = ({ said, title }: Profile, words: ReadonlySet<string>): boolean =>
  [...words].some(word => said.text.includes(word) || title.words.some(part => part.includes(word)))
