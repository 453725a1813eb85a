import { CANCELLED } from '../../../features/jobs/progress-texts'

const sentences: Readonly<Record<string, string>> = {
  failed: 'De laatste keer kon deze bron niet worden gelezen.',
  suspect: 'De laatste keer gaf deze bron iets onverwachts. Er is niets verwijderd.',
  partial: 'De laatste keer is deze bron niet helemaal gelezen.',
  cancelled: `Het lezen van deze bron is de laatste keer ${CANCELLED.toLowerCase()}.`,
}

/** Description of a source's problem by the state of its latest run; null when there is none. */
export const troubleOf = (state: string): string | null => sentences[state] ?? null
