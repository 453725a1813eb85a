import type { Terms } from './connector.js'

/** Parts of the sentence that differ from the default. */
interface Differences {
  readonly finding?: string
  readonly what?: string
  readonly linkTo?: string
}

/** Terms for a site that grants no licence. */
export const noLicence = ({
  finding = 'No licence is named',
  what = 'an assignment',
  linkTo = 'where one applies',
}: Differences = {}): Terms => ({
  url: null,
  summary: `${finding}: ${what} stays its publisher’s. We show it with a link to ${linkTo}, and store no contact persons.`,
})
