import type { Access } from '@shop/api'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerEndpoints } from './register-endpoints.ts'

/** Registers a group of one endpoint. */
function register(cached: boolean, access: Access): void {
  const endpoints = { read: { method: 'GET', path: '/planted', access, response: 'json' } } as const
  const schemas = { read: { summary: 'Planted.', response: z.object({}) } }
  registerEndpoints(Fastify(), endpoints, schemas, { read: async () => ({}) }, { tag: 'Planted', cached })
}

describe('registerEndpoints', () => {
  it.each(['guest', 'customer', 'admin'] as const)('refuses to cache the responses of an endpoint with %s access', (access) => {
    expect(() => register(true, access)).toThrow('GET /planted must be public, because its group is cached.')
  })

  it('registers a public endpoint in a cached group', () => {
    expect(() => register(true, 'public')).not.toThrow()
  })

  it('registers an endpoint of any access in a group that is not cached', () => {
    expect(() => register(false, 'admin')).not.toThrow()
  })
})
