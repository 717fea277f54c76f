import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createInternalFetch } from './internal-fetch.ts'

describe('createInternalFetch', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    app.all('/api/echo', async ({ method, query, headers, body }, reply) =>
      reply.code(201).header('set-cookie', ['a=1', 'b=2']).send({ method, query, cookie: headers.cookie, body }),
    )
    app.get('/api/nothing', (_request, reply) => reply.code(204).send())
    app.get('/api/refused', (_request, reply) => reply.code(400).send({ message: 'Page must be a number.' }))
    await app.ready()
  })

  test('an internal fetch uses only the path and query of a URL', async () => {
    const response = await createInternalFetch(app)('https://elsewhere.example/api/echo?page=2')
    expect({ ok: response.ok, status: response.status, body: await response.json() }).toEqual({
      ok: true,
      status: 201,
      body: { method: 'GET', query: { page: '2' }, cookie: undefined, body: undefined },
    })
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  test('an internal fetch accepts a path', async () => {
    expect((await createInternalFetch(app)('/api/echo')).status).toBe(201)
  })

  test('an internal fetch sends the body of a request and its own headers', async () => {
    const request = new Request('http://shop/api/echo', {
      method: 'PUT',
      body: JSON.stringify({ quantity: 2 }),
      headers: { 'content-type': 'application/json' },
    })
    const fetch = createInternalFetch(app, { headers: { cookie: 'session=1', 'x-none': undefined } })
    expect(await (await fetch(request)).json()).toEqual({ method: 'PUT', query: {}, cookie: 'session=1', body: { quantity: 2 } })
  })

  test('an internal fetch returns an error response', async () => {
    const response = await createInternalFetch(app)('/api/refused')
    expect({ ok: response.ok, body: await response.json() }).toEqual({ ok: false, body: { message: 'Page must be a number.' } })
  })

  test('an internal fetch returns a response without a body', async () => {
    const response = await createInternalFetch(app)('/api/nothing')
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 204, body: '' })
  })

  test('an internal fetch rejects when it is aborted', async () => {
    await expect(createInternalFetch(app)('/api/echo', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })
})
