/** Request to a stand-in, which mocks a source. */
export interface Question {
  /** Path below the source's base address, such as `/publicaties/12`. */
  readonly path: string
  readonly query: URLSearchParams
  /** Address under which the stand-in answers for this source, for links in its answers. */
  readonly base: string
  /** JSON body, or fields of the form, of a POST; null for a GET. */
  readonly body: unknown
}

/** Answer of a stand-in: a value to serialise as JSON, or with `type` a text of that content type. */
export interface Answer {
  readonly status: number
  readonly type?: 'application/xml' | 'application/atom+xml' | 'text/html'
  readonly body: unknown
}

/** Answers as the source would; the days in the samples are relative to `today`. */
export type AnswerAsSource = (question: Question, today: Date) => Answer
