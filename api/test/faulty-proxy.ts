import net from 'node:net'

/**
 * A TCP proxy for the database that injects network faults: packet loss without closing connections (like a firewall that dropped its state), loss
 * of responses only, closed connections, or refused ones.
 */
export async function faultyProxy(to: string) {
  const target = new URL(to)
  const pairs: net.Socket[][] = []
  let accepted = 0
  let isSilent = false
  let losesAnswers = false
  let refusals = 0
  const server = net.createServer(near => {
    accepted++
    if (refusals > 0) {
      refusals--
      near.resetAndDestroy()
      return
    }
    const far = net.connect(Number(target.port), target.hostname)
    pairs.push([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        if (!isSilent && !(losesAnswers && from === far)) to.write(chunk)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of pairs.splice(0).flat()) socket.destroy()
  }
  const close = () => {
    cut()
    return new Promise(resolve => server.close(resolve))
  }
  const url = new URL(to)
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: url.href,
    close,
    cut,
    /** The number of connections so far. */
    accepted: () => accepted,
    silence: (silent: boolean) => void (isSilent = silent),
    loseAnswers: (lose: boolean) => void (losesAnswers = lose),
    refuse: (connections: number) => void (refusals = connections),
  }
}
