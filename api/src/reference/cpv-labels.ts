import { cpvLines } from './cpv-labels.generated.js'

let labels: ReadonlyMap<string, string> | undefined

/** Dutch labels of the CPV by code of eight digits, loaded lazily. */
export function cpvLabels(): ReadonlyMap<string, string> {
  return (labels ??= new Map(cpvLines.split('\n').map(line => [line.slice(0, 8), line.slice(9)])))
}

/** The short label of a code, with or without trailing zeros and check digit: 'IT-diensten'. Null for an unknown code. */
export const cpvShortLabel = (code: string): string | null =>
  cpvLabels()
    .get(code.replace(/-\d$/, '').padEnd(8, '0'))
    ?.replace(/[:;].*$/, '') ?? null
