/**
 * The attackers of `pnpm bench:floods`, in a process of the lowest priority: in reality they use no processor of the shop's machine.
 * Each connection sends its next request as soon as it has a response, and connects again when the server closes it.
 */
import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { floods } from './flood-kinds.ts'
import type { FloodKind } from './flood-kinds.ts'

const { port, kind, connections, addresses } = JSON.parse(process.argv[2] ?? '') as {
  port: number
  kind: FloodKind
  connections: number
  addresses: number
}
setPriority(19)

const statuses: Record<string, number> = {}
const { path, body } = floods[kind]
let sent = 0

function requestFrom(address: string): string {
  const payload = JSON.stringify(body((sent += 1)))
  const headers = `host: shop\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}`
  return `POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n${payload}`
}

function attack(address: string): void {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1')
  socket.on('connect', () => socket.write(requestFrom(address)))
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (headEnd === -1 || received.length < headEnd + 4 + length) return
    const status = received.slice(9, 12)
    statuses[status] = (statuses[status] ?? 0) + 1
    const isClosing = /\r\nconnection: close/i.test(received)
    received = ''
    if (!isClosing) socket.write(requestFrom(address))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => attack(address))
}

// The addresses are in networks of ten.
for (let index = 0; index < connections; index += 1) {
  const host = index % addresses
  attack(`203.${Math.floor(host / 10)}.113.${host % 10}`)
}
process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(statuses))
  process.exit()
})
