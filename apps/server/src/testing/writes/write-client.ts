/** A write that the shop has acknowledged. */
export interface AcknowledgedWrite {
  /** Describes the write; the first word is its kind. */
  readonly what: string
  /** Checks whether the shop still has it, exactly once. */
  isThere(): Promise<boolean>
}

/** A write that the shop responded to with an error. */
export class RejectedWrite extends Error {
  override readonly name = 'RejectedWrite'
  readonly status: number
  /** The status and body of the response. */
  readonly response: string

  constructor(method: string, path: string, status: number, body: string) {
    super(`${method} ${path} responded with ${status}: ${body}`)
    this.status = status
    this.response = `${status} ${body}`
  }
}

/** Sends requests to a shop. */
export interface WriteClient {
  /** Returns any response. */
  readonly send: (method: string, path: string, cookie: string, body?: object) => Promise<Response>
  /**
   * Returns a successful response.
   *
   * @throws {RejectedWrite} for any other
   */
  readonly acknowledged: WriteClient['send']
}

/** Creates a client of the shop at an address. */
export function createWriteClient(url: string): WriteClient {
  async function send(method: string, path: string, cookie: string, body?: object): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  return {
    send,
    async acknowledged(method, path, cookie, body) {
      const response = await send(method, path, cookie, body)
      if (!response.ok) throw new RejectedWrite(method, path, response.status, await response.text())
      return response
    },
  }
}

/** The session cookie that a response sets. */
export function sessionOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}
