import { expect } from 'vitest'
import { contractSchemas, errorSchema } from '../../schemas/index.ts'
import type { EndpointSchemas } from '../../schemas/index.ts'
import { createFakeApi, createFakeClient } from './create-fake-api.ts'
import type { FakeApi } from './create-fake-api.ts'
import { findEndpoint } from './route.ts'
import type { FakeSeed } from './state.ts'

/** A fake that validates every response against its endpoint's schema, and allows no further fields. */
export function createCheckedFake(seed: FakeSeed): FakeApi {
  const fake = createFakeApi(seed)
  async function handle(request: Request): Promise<Response> {
    const response = await fake.handle(request)
    const body: unknown = await response.clone().json()
    const [group = '', name = ''] =
      findEndpoint(request.method, new URL(request.url).pathname.replace('/api', ''))?.name.split('.') ?? []
    const schemas = (contractSchemas as unknown as Record<string, Record<string, EndpointSchemas>>)[group]?.[name]
    expect((response.ok && schemas ? schemas.response : errorSchema).parse(body)).toEqual(body)
    return response
  }
  return { ...fake, handle, client: createFakeClient(handle) }
}
