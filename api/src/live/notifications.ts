/** What other processes say. */
export interface Notifications {
  /** `again` is called after a connection was lost and found: what was said meanwhile was not heard. */
  on(channel: string, hear: (payload: string) => void, again?: () => void): void
  stop(): Promise<void>
}
