export interface Measured {
  readonly name: string
  readonly row: string
}

export const tableOf = (rows: readonly string[]) =>
  ['| fault | measured | goal | reached | when, on |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')

/** Merges new results with those of the existing table: each line once, in the order of these names. */
export function rowsWith(table: string, measured: readonly Measured[], names: readonly string[]): readonly string[] {
  const now = new Map(measured.map(({ name, row }) => [name, row]))
  const before = table.split('\n')
  return names.flatMap(name => {
    const row = now.get(name) ?? before.find(line => line.startsWith(`| ${name} | `))
    return row === undefined ? [] : [row]
  })
}
