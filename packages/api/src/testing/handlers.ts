import { http } from 'msw/http'
import type { RequestHandler } from 'msw'
import type { FakeApi } from './fake/create-fake-api.ts'
import { namedEndpoints } from './fake/route.ts'

/** Mock Service Worker handlers for every endpoint of the contract, backed by a fake API. */
export function createHandlers(fake: FakeApi): RequestHandler[] {
  return namedEndpoints.map(({ endpoint: { method, path } }) =>
    http[lowerCase(method)](`*/api${path}`, ({ request, cookies }) => fake.handle(request, cookies)),
  )
}

function lowerCase<Text extends string>(text: Text): Lowercase<Text> {
  return text.toLowerCase() as Lowercase<Text>
}
