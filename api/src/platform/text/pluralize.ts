/** A number with its Dutch noun: '1 seconde', '1.200 seconden'. */
export const pluralize = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('nl-NL')} ${number === 1 ? one : many}`
