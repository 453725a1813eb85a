/** An answer of a source that somebody kept as a file. */
export interface SavedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What a saved file turned out to be. */
export interface SavedAnswer<Raw = unknown> {
  readonly file: string
  /** An English phrase: `a list of 12 publications`. */
  readonly what: string
  /** The notices in it, ready for `normalise`. */
  readonly raws: readonly Raw[]
}

/** Undefined when the file holds no JSON. */
export function savedJson({ bytes }: SavedFile): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
