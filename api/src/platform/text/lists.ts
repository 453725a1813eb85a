export const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)]

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
