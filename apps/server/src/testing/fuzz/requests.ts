import { contract } from '@shop/api'
import type { Access, Endpoint } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { EndpointSchemas } from '@shop/api/schemas'
import * as fc from 'fast-check'
import { z } from 'zod'
import { anyText, anyValue, fittingValue } from './values.ts'

/** The sender of a request. */
export type Sender = 'visitor' | 'guest' | 'customer' | 'admin'

/** A request before its placeholders are filled in. */
export interface FuzzRequest {
  /** The group and name of the endpoint, such as `cart.add`. */
  readonly name: string
  readonly access: Access
  readonly sender: Sender
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The exact text of the body; null without one. */
  readonly body: string | null
}

interface FuzzEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
  readonly schemas: EndpointSchemas
  /** The names of the fields in the schemas. */
  readonly query: readonly string[]
  readonly body: readonly string[]
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return []
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const parts = [described, ...(described.allOf ?? [])] as { properties?: object }[]
  return [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))]
}

/** Every endpoint of the contract, including any added later. */
export const fuzzEndpoints: readonly FuzzEndpoint[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const schemas = (contractSchemas as unknown as Record<string, Record<string, EndpointSchemas>>)[group]?.[name]
    if (schemas === undefined) throw new Error(`The endpoint ${group}.${name} has no schemas.`)
    return { name: `${group}.${name}`, endpoint, schemas, query: fieldsOf(schemas.query), body: fieldsOf(schemas.body) }
  }),
)

/** Nine of ten fields are valid, so that a request fails for one reason rather than for many. */
const fieldValue = (name: string, endpoint = ''): fc.Arbitrary<unknown> => {
  return fc.oneof({ weight: 27, arbitrary: fittingValue(name, endpoint) }, { weight: 3, arbitrary: anyValue })
}

/** Additional names in a body, some of which would be dangerous if they were used. */
const extraFields = fc.dictionary(
  fc.constantFrom('role', '_id', 'owner', 'userId', 'passwordHash', 'createdAt', 'isAdmin', '__proto__', 'constructor', 'x'),
  anyValue,
  { maxKeys: 2 },
)

function bodyOf(names: readonly string[], endpoint = ''): fc.Arbitrary<string | null> {
  const fields = (valueOf: typeof fieldValue) => Object.fromEntries(names.map((name) => [name, valueOf(name, endpoint)]))
  const fitting = fc.record(fields(fittingValue))
  const record = fc.record(fields(fieldValue))
  const partial = fc.record(fields(fieldValue), { requiredKeys: [] })
  return fc.oneof(
    { weight: 10, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: record.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.tuple(fitting, extraFields).map(([value, extra]) => JSON.stringify({ ...value, ...extra })) },
    { weight: 2, arbitrary: partial.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? 'null') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"a":1}{"b":2}',
        'null',
        '[]',
        '"x"',
        '{"a":1,"a":2}',
        '{"__proto__":{"role":"admin"}}',
        `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        `"${'x'.repeat(70_000)}"`,
        '\u0000',
        '\ufeff{}',
      ),
    },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

const encode = (text: string): string => {
  try {
    return encodeURIComponent(text).replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}').replaceAll('%3A', ':')
  } catch {
    // A lone surrogate cannot be part of a URL.
    return '%ED%A0%80'
  }
}

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names, 'x') },
    { weight: 1, arbitrary: fc.constantFrom('category[]', '__proto__', 'page[0]') },
  )
  const pair = name.chain((key) =>
    fieldValue(key).map((value) => `${encode(key)}=${encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`),
  )
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?', '?&&=', '?page=%E0%A4%A', '?page=1&page=2', '?%00=1', `?search=${'a'.repeat(3000)}`),
    },
  )
}

/** Other spellings of an endpoint's URL. */
const twisted = fc.constantFrom<(path: string) => string>(
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `/./${path}`,
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => path.replace('/admin', '/%61dmin'),
  (path) => path.replace('/api/', '/api%2F'),
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => `${path}%E0%A4%A`,
  (path) => `http://evil.example${path}`,
  (path) => `${path}#x`,
)

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'origin',
        'sec-fetch-site',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-http-method-override',
        'x-original-url',
        'if-none-match',
        'accept-encoding',
        'accept',
        'content-encoding',
        'transfer-encoding',
        'expect',
        'range',
        'host',
        'referer',
      ),
      fc.constantFrom(
        '',
        'null',
        '*',
        'http://evil.example',
        'http://127.0.0.1:3000',
        'cross-site',
        'same-origin',
        'DELETE',
        '/api/cart',
        'gzip',
        'br, gzip;q=0',
        'W/"x"',
        '127.0.0.1',
        'bytes=0-9',
        '100-continue',
      ),
      { maxKeys: 2 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json\ta',
        'application/json x',
        'application/json; charset=utf-7',
        ' application/json',
        '',
      )
      .map((type) => ({ 'content-type': type })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'session=',
        'session=x',
        `session=${'x'.repeat(5000)}`,
        'anonymousId=x',
        'anonymousId[]=1',
        'anonymousId={{guest:0}}; session=a; session=b',
        '=;;;',
        '__Host-session=x',
      )
      .map((cookie) => ({ cookie })),
  },
)

const senders = fc.constantFrom<Sender>('visitor', 'guest', 'customer', 'admin')

/** Senders with access are twice as frequent, because rejections are all alike. */
function sendersOf({ endpoint: { access } }: FuzzEndpoint): fc.Arbitrary<Sender> {
  if (access === 'admin')
    return fc.oneof({ weight: 3, arbitrary: fc.constant<Sender>('admin') }, { weight: 1, arbitrary: senders })
  if (access === 'public') return senders
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Sender>('customer', 'guest') }, { weight: 1, arbitrary: senders })
}

function requestOf(endpoint: FuzzEndpoint): fc.Arbitrary<FuzzRequest> {
  const {
    endpoint: { method, path, access },
    name,
  } = endpoint
  const parameters = fc.tuple(
    ...[...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) =>
      fc.oneof({ weight: 5, arbitrary: fittingValue(parameter) }, { weight: 1, arbitrary: anyText }),
    ),
  )
  return fc
    .record({
      sender: sendersOf(endpoint),
      parameters,
      query:
        endpoint.query.length > 0
          ? queryOf(endpoint.query)
          : fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queryOf(['x']) }),
      body:
        endpoint.body.length > 0
          ? bodyOf(endpoint.body, name)
          : fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: bodyOf(['x']) }),
      headers,
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant<string>(method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
      ),
      twist: fc.oneof({ weight: 30, arbitrary: fc.constant((plain: string) => plain) }, { weight: 1, arbitrary: twisted }),
    })
    .map(({ sender, parameters: values, query, body, headers: given, method: chosen, twist }) => {
      let next = 0
      const filled = path.replace(/:\w+/g, () => encode(String(values[next++])))
      return {
        name,
        access,
        sender,
        method: chosen,
        url: `${twist(`/api${filled}`)}${query}`,
        body,
        headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...given },
      }
    })
}

/** Any request to any endpoint of the contract. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...fuzzEndpoints.map(requestOf))
