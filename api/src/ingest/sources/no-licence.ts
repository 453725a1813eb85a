import type { Terms } from './connector.js'

/** What differs from the usual terms, as parts of their sentences. */
interface Differences {
  readonly finding?: string
  readonly what?: string
  readonly linkTo?: string
}

/** The terms of a site that grants no licence, and how its content is shown therefore. */
export const noLicence = ({
  finding = 'No licence is named',
  what = 'an assignment',
  linkTo = 'where one applies',
}: Differences = {}): Terms => ({
  url: null,
  summary: `${finding}: ${what} stays its publisher’s. We show it with a link to ${linkTo}, and store no contact persons.`,
})
