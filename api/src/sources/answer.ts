/** What a stand-in is asked. */
export interface Question {
  /** Below the source's own address, such as `/publicaties/12`. */
  readonly path: string
  readonly query: URLSearchParams
  /** Of a POST, read as JSON; null of a GET. */
  readonly body: unknown
}

/** What a stand-in answers: what will be JSON, or with a `type` the text itself. */
export interface Answer {
  readonly status: number
  readonly type?: 'application/xml' | 'text/html'
  readonly body: unknown
}

/** Answers as the source does; the samples' days are relative to `today`. */
export type AnswerAsSource = (question: Question, today: Date) => Answer
