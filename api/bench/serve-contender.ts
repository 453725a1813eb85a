import type http from 'node:http'
import type { AddressInfo } from 'node:net'

/** In the process of a server: listens, tells the bench its port, and answers how much time and memory it used so far. */
export function serveContender(server: http.Server, answer?: (message: string) => Promise<object> | null): void {
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
  process.on('message', (message: string) => {
    const used = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }
    void Promise.resolve(answer?.(message) ?? used).then(said => process.send?.(said))
  })
  process.on('disconnect', () => process.exit(0))
}
