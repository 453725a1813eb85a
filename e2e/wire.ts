import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Wire {
  readonly url: string
  cut(): void
  mend(): void
  close(): Promise<void>
}

/**
 * A TCP proxy to the product that can be cut. Playwright's offline mode is not sufficient, because WebSocket
 * connections to localhost sometimes get through.
 * @param port port of the product's process
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
