import type { EndpointSchemas } from '../../schemas/contract-schemas.ts'
import type { z } from '../../schemas/zod.ts'
import { FakeFailure } from './failure.ts'

/** Parses a part of a request with its schema; a failure has the status of that part and the first issue's message. */
function parse(schema: z.ZodType | undefined, value: unknown, status: number): unknown {
  const result = schema?.safeParse(value)
  if (!result || result.success) return result?.data
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new FakeFailure(status, issues[0]?.message ?? 'The request is not valid.', issues)
}

/** The query as a server reads it: a repeated parameter is an array. */
function readQuery(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new FakeFailure(415, 'The request must be JSON.')
  }
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FakeFailure(400, 'The request is not valid JSON.')
  }
  return body
}

/** The input of an endpoint, parsed by its schemas; throws a `FakeFailure` with the status that the contract defines. */
export async function readInput(schemas: EndpointSchemas, request: Request, params: Record<string, string>) {
  return {
    params: parse(schemas.params, params, 404),
    query: parse(schemas.query, readQuery(new URL(request.url)), 400),
    body: schemas.body && parse(schemas.body, await readBody(request), 422),
  }
}
