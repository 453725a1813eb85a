import { Repeater } from '@repeaterjs/repeater'

/** Backpressure: a subscriber with more unsent events than this is disconnected. */
const MAX_WAITING_EVENTS = 100

/** Delivers the events of a key to all its subscribers in this process. */
export interface FanOut<Event> {
  /** Whether the key has subscribers: an event without subscribers needs no read. */
  has(key: string): boolean
  deliver(key: string, event: Event): void
  /**
   * Subscribes from this call until `return` of the iterator.
   * @param shown maps an event to what this subscriber gets; null for nothing
   * @param tooSlow disconnects the subscriber
   */
  subscribe<Shown>(key: string, shown: (event: Event) => Shown | null, tooSlow: () => void): AsyncIterable<Shown>
}

export function createFanOut<Event>(): FanOut<Event> {
  const subscribers = new Map<string, Set<(event: Event) => void>>()
  return {
    has: key => subscribers.has(key),
    deliver: (key, event) => {
      for (const send of subscribers.get(key) ?? []) send(event)
    },
    subscribe: <Shown>(key: string, shown: (event: Event) => Shown | null, tooSlow: () => void) => {
      const events = new Repeater<Shown>(async (push, stop) => {
        let waiting = 0
        const send = (event: Event) => {
          const value = shown(event)
          if (value === null) return
          if (waiting >= MAX_WAITING_EVENTS) {
            stop()
            return tooSlow()
          }
          waiting++
          void push(value).finally(() => waiting--)
        }
        const ofKey = subscribers.get(key) ?? new Set()
        subscribers.set(key, ofKey.add(send))
        await stop
        ofKey.delete(send)
        if (ofKey.size === 0) subscribers.delete(key)
      })
      return started(events)
    },
  }
}

/** Race condition: a Repeater starts at its first read and would miss earlier events. */
function started<Value>(values: Repeater<Value>): AsyncIterable<Value> {
  let first: Promise<IteratorResult<Value>> | null = values.next()
  const next = () => {
    const result = first ?? values.next()
    first = null
    return result
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: () => values.return() }) }
}
