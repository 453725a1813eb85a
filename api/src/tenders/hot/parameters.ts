/** Collects the parameters of one statement in the order in which their places are written. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
