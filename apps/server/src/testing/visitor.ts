import type { FastifyInstance, InjectOptions } from 'fastify'

/** A response as the browser sees it. */
interface VisitorResponse {
  readonly status: number
  readonly body: Record<string, unknown>
  /** The `Set-Cookie` header; empty without one. */
  readonly setCookie: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** A browser: it keeps the cookies of responses and sends them. */
export interface Visitor {
  /** The cookies by name; a test may add one. */
  readonly cookies: Map<string, string>
  /** Sends a request such as `'PUT /api/auth/update'` with a body and optional headers or IP address. */
  send(call: string, body?: unknown, options?: InjectOptions): Promise<VisitorResponse>
}

/** Opens a new browser at a shop. */
export function visit(shop: { readonly app: FastifyInstance }): Visitor {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(call, body, options = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await shop.app.inject({
        ...options,
        method,
        url,
        headers: { ...(cookie === '' ? {} : { cookie }), ...options.headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const setCookie = String(response.headers['set-cookie'] ?? '')
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      if (setCookie.includes('Max-Age=0')) cookies.delete(name)
      else if (setCookie !== '') cookies.set(name, value)
      return { status: response.statusCode, body: response.json(), setCookie, headers: response.headers }
    },
  }
}
