/** How a step of the start is going. */
export interface Step {
  /** @param part from 0 to 1 */
  progress(part: number, text: string): void
  done(...lines: readonly string[]): void
  warn(...lines: readonly string[]): void
  fail(...lines: readonly string[]): void
}

/** Tells whoever started the product what it does. `npm start` passes one that writes for people (scripts/lib/terminal.mjs). */
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

/** A step that ends as the work does. */
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
