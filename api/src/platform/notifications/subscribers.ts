import type { Notifications } from './notifications.js'

/** The subscribers of one process, for any transport. */
export class Subscribers implements Omit<Notifications, 'stop'> {
  private readonly byChannel = new Map<string, ((payload: string) => void)[]>()
  private readonly gapListeners: (() => void)[] = []

  readonly subscribe: Notifications['subscribe'] = (channel, onMessage) => {
    this.byChannel.set(channel, [...(this.byChannel.get(channel) ?? []), onMessage])
  }

  readonly onGap: Notifications['onGap'] = listener => void this.gapListeners.push(listener)

  readonly signalGap: Notifications['signalGap'] = () => {
    for (const listener of this.gapListeners) listener()
  }

  deliver(channel: string, payload: string): void {
    for (const onMessage of this.byChannel.get(channel) ?? []) onMessage(payload)
  }
}
