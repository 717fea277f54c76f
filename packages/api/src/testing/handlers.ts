import { http } from 'msw/http'
import type { RequestHandler } from 'msw'
import type { FakeApi } from './fake/create-fake-api.ts'
import { namedEndpoints } from './fake/route.ts'

/** Handlers of Mock Service Worker for every call of the contract, answered by a fake API. */
export function createHandlers(fake: FakeApi): RequestHandler[] {
  return namedEndpoints.map(({ endpoint: { method, path } }) =>
    http[lowerCase(method)](`*/api${path}`, ({ request, cookies }) => fake.handle(request, cookies)),
  )
}

function lowerCase<Text extends string>(text: Text): Lowercase<Text> {
  return text.toLowerCase() as Lowercase<Text>
}
