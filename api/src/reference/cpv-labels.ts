import { cpvLines } from './cpv-labels.generated.js'

let labels: ReadonlyMap<string, string> | undefined

/** Dutch labels of the CPV by code of eight digits; read when they are first asked for. */
export function cpvLabels(): ReadonlyMap<string, string> {
  return (labels ??= new Map(cpvLines.split('\n').map(line => [line.slice(0, 8), line.slice(9)])))
}

/** 'IT-diensten', without what those are; of a code whose zeros or check digit may be left out. Null for one that does not exist. */
export const cpvShortLabel = (code: string): string | null =>
  cpvLabels()
    .get(code.replace(/-\d$/, '').padEnd(8, '0'))
    ?.replace(/[:;].*$/, '') ?? null
