/** A saved answer of a source. */
export interface SavedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Parsed content of a saved file. */
export interface SavedAnswer<Raw = unknown> {
  readonly file: string
  /** English description of the content: `a list of 12 publications`. */
  readonly what: string
  /** The notices in the file, as input for `normalise`. */
  readonly raws: readonly Raw[]
}

/** Parsed JSON; undefined when the file is not JSON. */
export function savedJson({ bytes }: SavedFile): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
