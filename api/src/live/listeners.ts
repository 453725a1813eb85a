import type { Notifications } from './notifications.js'

/** Who hears what, whichever way the messages come. */
export class Listeners {
  private readonly byChannel = new Map<string, { hear(payload: string): void; again: (() => void) | undefined }[]>()

  readonly on: Notifications['on'] = (channel, hear, again) => {
    this.byChannel.set(channel, [...(this.byChannel.get(channel) ?? []), { hear, again }])
  }

  hear(channel: string, payload: string): void {
    for (const { hear } of this.byChannel.get(channel) ?? []) hear(payload)
  }

  /** What was told meanwhile was missed. */
  again(): void {
    for (const { again } of [...this.byChannel.values()].flat()) again?.()
  }
}
