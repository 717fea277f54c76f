import type { EndpointRequest } from '@shop/api'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from './http-error.ts'
import { createInternalTransport } from './internal-transport.ts'

const get = (path: `/${string}`, more: Partial<EndpointRequest> = {}): EndpointRequest => ({
  endpoint: { method: 'GET', path, access: 'public', response: 'json' },
  params: {},
  path,
  query: [],
  ...more,
})

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  app.decorate('publicEndpoints', new Map())
  app.all('/api/echo', async ({ method, query, headers, body, ip }, reply) =>
    reply.code(201).send({ method, query, cookie: headers.cookie, body, ip }),
  )
  app.get('/api/nothing', (_request, reply) => reply.code(204).send())
  app.get('/api/refused', (_request, reply) => reply.code(400).send({ message: 'Page must be a number.' }))
  await app.ready()
})

describe('the internal transport', () => {
  test('sends the query of a request, and returns its status and parsed body', async () => {
    expect(await createInternalTransport(app)(get('/echo', { query: [['page', '2']] }))).toEqual({
      status: 201,
      body: { method: 'GET', query: { page: '2' }, ip: '127.0.0.1' },
    })
  })

  test('sends the body of a request, its own headers and the address of the sender', async () => {
    const transport = createInternalTransport(app, {
      headers: { cookie: 'session=1', 'x-none': undefined },
      remoteAddress: '203.0.113.9',
    })
    const endpoint = { method: 'PUT', path: '/echo', access: 'public', response: 'json' } as const
    expect((await transport(get('/echo', { endpoint, body: { quantity: 2 } }))).body).toEqual({
      method: 'PUT',
      query: {},
      cookie: 'session=1',
      body: { quantity: 2 },
      ip: '203.0.113.9',
    })
  })

  test('returns an error response, and one without a body', async () => {
    const transport = createInternalTransport(app)
    expect(await transport(get('/refused'))).toEqual({ status: 400, body: { message: 'Page must be a number.' } })
    expect(await transport(get('/nothing'))).toEqual({ status: 204, body: undefined })
  })

  test('rejects when it is aborted', async () => {
    await expect(createInternalTransport(app)(get('/echo', { signal: AbortSignal.abort() }))).rejects.toThrow('aborted')
  })
})

describe('a public endpoint', () => {
  test('is called as a function with the parameters and the query', async () => {
    app.publicEndpoints.set('/items/:id', async (params, query) => ({ params, query }))
    const request = get('/items/:id', { params: { id: '7' }, path: '/items/7', query: [['page', '2']] })
    expect(await createInternalTransport(app)(request)).toEqual({
      status: 200,
      body: { params: { id: '7' }, query: { page: '2' } },
    })
  })

  test('is requested for a search, which the app counts', async () => {
    app.publicEndpoints.set('/echo', async () => 'called')
    expect((await createInternalTransport(app)(get('/echo', { query: [['search', 'oak']] }))).status).toBe(201)
  })

  test('returns the message of an expected error, and is requested after any other', async () => {
    app.publicEndpoints.set('/missing', () => Promise.reject(new HttpError(404, 'Product not found.')))
    app.publicEndpoints.set('/refused', () => Promise.reject(new Error('The database is away.')))
    const transport = createInternalTransport(app)
    expect(await transport(get('/missing'))).toEqual({ status: 404, body: { message: 'Product not found.' } })
    expect((await transport(get('/refused'))).status).toBe(400)
  })
})
