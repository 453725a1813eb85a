/** Publish and subscribe between processes. A payload holds up to 8000 bytes. */
export interface Notifications {
  subscribe(channel: string, onMessage: (payload: string) => void): void
  /** Called when messages may have been missed: the connection was lost, or a message could not be handled. */
  onGap(listener: () => void): void
  signalGap(): void
  stop(): Promise<void>
}
