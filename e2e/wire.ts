import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Wire {
  /** Where a browser gets in. */
  readonly url: string
  cut(): void
  mend(): void
  close(): Promise<void>
}

/**
 * A wire to the product that can be cut: a browser that is told to be offline still reaches this machine over a
 * WebSocket now and then, and what is cut reaches nobody.
 * @param port of the product's process
 */
export async function wireTo(port: number): Promise<Wire> {
  const ends = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer(near => {
    if (isCut) return near.resetAndDestroy()
    const far = net.connect(port, 'localhost')
    for (const end of [near, far]) {
      ends.add(end)
      end.once('error', () => undefined)
      end.once('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const cut = () => {
    isCut = true
    for (const end of ends) end.resetAndDestroy()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
