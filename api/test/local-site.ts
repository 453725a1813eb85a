import http from 'node:http'
import type { AddressInfo } from 'node:net'

const servers: http.Server[] = []

/** After each test file: see after-file.ts. */
export function closeSites(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
}

/** Serves a site on a free port of this machine until the test file has ended, without a robots.txt. @returns its origin */
export async function localSite(answer: http.RequestListener): Promise<string> {
  return anySite((request, response) =>
    request.url === '/robots.txt' ? void response.writeHead(404).end() : answer(request, response),
  )
}

/** The same, for a site that answers for its robots.txt itself. */
export async function anySite(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
