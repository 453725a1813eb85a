/** What a stand-in answers: a status and what will be JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}
