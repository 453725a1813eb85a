import type { SelfDescriptionFragment } from './SelfDescription.generated'

export interface Skill {
  readonly name: string
  readonly years: number | null
}

/** The texts of the fields. */
export interface Draft {
  readonly skills: readonly Skill[]
  readonly years: string
  readonly minimumRate: string
  readonly minimumHours: string
  readonly maximumHours: string
  readonly place: string
  readonly availableFrom: string
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

export const draftOf = (description: SelfDescriptionFragment | null): Draft => ({
  skills: (description?.skills ?? []).map(({ name, years }) => ({ name, years: years ?? null })),
  years: textOf(description?.years),
  minimumRate: textOf(description?.minimumRate),
  minimumHours: textOf(description?.minimumHours),
  maximumHours: textOf(description?.maximumHours),
  place: description?.place ?? '',
  availableFrom: description?.availableFrom ?? '',
})

/** A text that is no number stays one, so that the server refuses it at its field. */
const numberOf = (text: string) => {
  const read = Number(text.trim().replace(',', '.'))
  if (text.trim() === '') return null
  return Number.isFinite(read) ? read : -1
}

/** @param typed a skill that was typed and not yet added */
export const descriptionOf = (draft: Draft, typed: string) => ({
  skills: withSkills(draft.skills, typed),
  years: wholeOf(draft.years),
  minimumRate: numberOf(draft.minimumRate),
  minimumHours: wholeOf(draft.minimumHours),
  maximumHours: wholeOf(draft.maximumHours),
  place: draft.place.trim() || null,
  availableFrom: draft.availableFrom || null,
})

/** GraphQL refuses a fraction without naming the field. */
const wholeOf = (text: string) => {
  const read = numberOf(text)
  return read === null || Number.isInteger(read) ? read : -1
}

/** Adds what was typed or pasted, separated by commas or lines; a skill that is there already keeps its years. */
export function withSkills(skills: readonly Skill[], typed: string): Skill[] {
  const known = new Set(skills.map(({ name }) => name.toLowerCase()))
  const added = typed
    .split(/[,;\n]/)
    .map(name => name.trim())
    .filter(name => name !== '' && !known.has(name.toLowerCase()) && known.add(name.toLowerCase()))
  return [...skills, ...added.map(name => ({ name, years: null }))]
}
