import 'reflect-metadata'

const NORMALISER = Symbol('how a text is normalised')
type Normaliser = (text: string) => string

/** Normalises a text before it is validated and stored. */
export const Normalised = (normaliser: Normaliser): PropertyDecorator => Reflect.metadata(NORMALISER, normaliser)

export const trimmed: Normaliser = text => text.trim()

/** Unicode normalisation (NFC): é is one character, whether it was typed as one or as e with a combining accent. */
export const composedAndTrimmed: Normaliser = text => text.normalize('NFC').trim()

export function normalise(input: object, fields: readonly string[]): void {
  const values = input as Record<string, unknown>
  for (const field of fields) {
    const normaliser = Reflect.getMetadata(NORMALISER, input, field) as Normaliser | undefined
    const value = values[field]
    if (normaliser && typeof value === 'string') values[field] = normaliser(value)
  }
}
