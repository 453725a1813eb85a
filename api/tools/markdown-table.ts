export const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
