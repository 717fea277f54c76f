import { connect } from 'node:net'

/** A request whose bytes are sent as they are, however malformed. */
export interface SocketRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** A response as it arrived. */
export interface SocketResponse {
  /** 0 when the server closed the connection without a response, or sent none in time. */
  readonly status: number
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The maximum wait for a response. */
const patienceMs = 12_000

/** Sends a request over a connection of its own, and reads until the server closes it. */
export async function sendOverSocket(port: number, { method, url, headers, body }: SocketRequest): Promise<SocketResponse> {
  const payload = Buffer.from(body ?? '')
  const isSized = body !== null && headers['transfer-encoding'] === undefined
  const all = { host: '127.0.0.1', connection: 'close', ...(isSized ? { 'content-length': payload.length } : {}), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(patienceMs, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may close the connection before it has read everything.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    socket.write(payload)
  })
  return parseResponse(Buffer.concat(chunks))
}

function parseResponse(bytes: Buffer): SocketResponse {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(headEnd, 0)).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  const rest = bytes.subarray(headEnd + 4)
  // An interim response precedes the real one.
  if (status === 100) return parseResponse(rest)
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  // A malformed request may cause a second response, after the one that counts.
  const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length'])
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? unchunk(rest) : rest.subarray(0, length) }
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (lineEnd === -1 || !(size > 0)) break
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(parts)
}
