/** A step of the start, with its progress. */
export interface Step {
  /** @param part from 0 to 1 */
  progress(part: number, text: string): void
  done(...lines: readonly string[]): void
  warn(...lines: readonly string[]): void
  fail(...lines: readonly string[]): void
}

/** Reports the progress of the start. `npm start` passes a reporter for terminals (scripts/lib/terminal.mjs). */
export interface Report {
  begin(title: string): Step
  ready(url: string): void
}

const silentStep: Step = {
  progress: () => undefined,
  done: () => undefined,
  warn: () => undefined,
  fail: () => undefined,
}

export const silent: Report = { begin: () => silentStep, ready: () => undefined }

/** A step that succeeds or fails with its work. */
export async function during<Result>(report: Report, title: string, work: () => Promise<Result>): Promise<Result> {
  const step = report.begin(title)
  try {
    const result = await work()
    step.done()
    return result
  } catch (error) {
    step.fail()
    throw error
  }
}
