import http from 'node:http'
import { WebSocketServer } from 'ws'
import { serveContender } from './serve-contender.js'

/** A bare loop over sockets: what `/say?…` says is sent to all of them. */
const sockets = new WebSocketServer({ noServer: true })
const server = http.createServer((request, response) => {
  const text = JSON.stringify({ id: '1', type: 'next', content: request.url!.slice(5), filler: 'x'.repeat(250) })
  for (const client of sockets.clients) client.send(text)
  response.end()
})
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request)),
)
serveContender(server)
