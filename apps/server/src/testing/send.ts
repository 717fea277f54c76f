import type { TestShop } from './shop.ts'

/** A response with its parsed body. */
export interface TestResponse {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly message?: string; readonly issues?: unknown }
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends a request such as `'PUT /api/cart/add'` with a body and a `Cookie` header. */
export async function send(shop: TestShop, call: string, payload?: object, cookie?: string): Promise<TestResponse> {
  const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const response = await shop.app.inject({
    method,
    url,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
