/** Collects the bind parameters of one statement, numbered in the order of their placeholders. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
