import type { TestShop } from './shop.ts'

/** A response with its parsed body. */
export interface TestResponse {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly message?: string; readonly issues?: unknown }
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends a request such as `'PUT /api/cart/add'` with a body, a `Cookie` header and other headers. */
export async function send(
  shop: TestShop,
  call: string,
  payload?: object,
  cookie?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse> {
  const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const response = await shop.app.inject({
    method,
    url,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
