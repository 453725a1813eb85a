import { cpvLines } from './cpv-labels.generated.js'

let labels: ReadonlyMap<string, string> | undefined

/** Dutch labels of the CPV by code of eight digits; read when they are first asked for. */
export function cpvLabels(): ReadonlyMap<string, string> {
  return (labels ??= new Map(cpvLines.split('\n').map(line => [line.slice(0, 8), line.slice(9)])))
}
