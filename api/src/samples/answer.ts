/** What a source is asked. */
export interface Question {
  /** Below the source's own address, such as `/publicaties/12`. */
  readonly path: string
  readonly query: URLSearchParams
  /** Of a POST, read as JSON; null of a GET. */
  readonly body: unknown
}

/** What a stand-in answers: a status and what will be JSON; XML is text already. */
export interface Answer {
  readonly status: number
  readonly type?: 'application/xml'
  readonly body: unknown
}

/** Answers as the source does; the samples' days are relative to `today`. */
export type AnswerAsSource = (question: Question, today: Date) => Answer
