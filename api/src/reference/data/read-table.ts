import fs from 'node:fs'

/**
 * The tab-separated cells of each line of a file in this folder. Skips empty lines and those that begin with #.
 * @param columns the minimum number of cells per line, which must be filled, and the maximum
 * @throws Error with file and line
 */
export function readTable(
  file: `${string}.tsv`,
  columns: { readonly least: number; readonly most: number },
): readonly (readonly string[])[] {
  return parseTable(file, fs.readFileSync(new URL(file, import.meta.url), 'utf8'), columns)
}

/** As `readTable`, for a text. */
export function parseTable(
  file: string,
  text: string,
  { least, most }: Parameters<typeof readTable>[1],
): readonly (readonly string[])[] {
  const known = new Set<string>()
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const refuse = (what: string) => new Error(`${file}:${index + 1} ${what}: '${line}'`)
    const cells = line.split('\t')
    if (cells.some(cell => cell !== cell.trim())) throw refuse('has a space or a tab before or after a cell')
    if (cells.length < least || cells.length > most) throw refuse(`has ${cells.length} cells`)
    if (cells.slice(0, least).includes('')) throw refuse('has an empty cell')
    if (known.has(line)) throw refuse('is there twice')
    known.add(line)
    return [cells]
  })
}

/** Splits a cell with several parts: 'Bruxelles | Brussels'. */
export const partsOf = (cell: string | undefined): readonly string[] => (cell ? cell.split(' | ') : [])
