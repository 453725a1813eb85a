import { ProcedureType } from '../../reference/tender-values.js'

/** The first match wins. Market consultations and prior notices are not procedures. */
const procedures: readonly (readonly [words: RegExp, type: ProcedureType | null])[] = [
  [/marktconsultatie|vooraankondiging/, null],
  [/niet[- ]openba/, ProcedureType.RESTRICTED],
  [/openba/, ProcedureType.OPEN],
  [/zonder.*(?:aankondiging|bekendmaking|oproep)/, ProcedureType.NEGOTIATED_WITHOUT_CALL],
  [/onderhandeling/, ProcedureType.NEGOTIATED_WITH_CALL],
  [/dialoog/, ProcedureType.COMPETITIVE_DIALOGUE],
  [/innovatie/, ProcedureType.INNOVATION_PARTNERSHIP],
]

/** Maps a Dutch description such as 'Niet-openbare procedure'. Null without text. */
export function writtenProcedure(words: string | null | undefined): ProcedureType | null {
  if (!words) return null
  const found = procedures.find(([pattern]) => pattern.test(words.toLowerCase()))
  return found ? found[1] : ProcedureType.OTHER
}
