import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractSchemas } from '../schemas/index.ts'
import type { EndpointSchemas } from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { contract } from './index.ts'
import type { Endpoint } from './index.ts'

const endpoints = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group))

const namedEndpoints = Object.entries(contract).flatMap(([group, named]) =>
  Object.entries<Endpoint>(named).map(([name, endpoint]) => {
    const schemas = (contractSchemas as unknown as Record<string, Record<string, EndpointSchemas>>)[group]?.[name]
    return { name: `${group}.${name}`, endpoint, schemas: schemas as EndpointSchemas }
  }),
)

describe('the contract', () => {
  it('the contract has every endpoint of the specification, the showcase, the materials, the counts of filters, the presentation, the confirmation of emails, the enquiries and the admin pages', () => {
    const expected = [
      'GET /products/facets',
      'GET /collections/facets',
      'GET /products/count',
      'GET /products',
      'GET /products/:id',
      'GET /collections/count',
      'GET /collections',
      'GET /collections/:id',
      'GET /showcase',
      'GET /materials',
      'GET /presentation',
      'GET /auth/check',
      'POST /auth/signup',
      'POST /auth/login',
      'POST /auth/logout',
      'PUT /auth/update',
      'DELETE /auth/delete',
      'POST /auth/forgot-password',
      'POST /auth/reset-password/:token',
      'POST /auth/confirm-email/:token',
      'PUT /auth/change-password',
      'POST /admin/login',
      'POST /admin/logout',
      'POST /admin/operations/addProduct',
      'PUT /admin/operations/updateProduct/:id',
      'DELETE /admin/operations/delProduct/:id',
      'POST /admin/operations/addCollection',
      'PUT /admin/operations/updateCollection/:id',
      'DELETE /admin/operations/delCollection/:id',
      'GET /cart',
      'PUT /cart/add',
      'PUT /cart/remove',
      'PUT /cart/updatequantity',
      'DELETE /cart/clear',
      'POST /cart/check-existence',
      'POST /cart/details-by-ids',
      'GET /wishlist',
      'PUT /wishlist/add',
      'PUT /wishlist/remove',
      'DELETE /wishlist/clear',
      'POST /enquiries',
      'GET /enquiries/mine',
      'GET /enquiries/:reference',
      'POST /enquiries/claim',
      'POST /contact',
      'GET /admin/products',
      'GET /admin/products/:id',
      'GET /admin/collections',
      'GET /admin/collections/:id',
      'POST /admin/operations/duplicateProduct/:id',
      'POST /admin/operations/duplicateCollection/:id',
      'PUT /admin/operations/changeItems',
      'POST /admin/operations/restoreProduct/:id',
      'POST /admin/operations/restoreCollection/:id',
      'GET /admin/admins',
      'DELETE /admin/admins/:id',
      'POST /admin/invitations',
      'DELETE /admin/invitations/:id',
      'GET /admin/invitation/:token',
      'POST /admin/accept-invitation/:token',
      'GET /admin/overview',
      'GET /admin/enquiries',
      'GET /admin/enquiry-figures',
      'POST /admin/add-enquiry',
      'GET /admin/enquiries/:reference',
      'POST /admin/enquiries/:reference/steps',
      'POST /admin/enquiries/:reference/undo',
      'POST /admin/enquiries/:reference/notes',
      'PUT /admin/enquiries/:reference/quote',
      'GET /admin/search',
      'GET /admin/search/preview',
      'POST /admin/search/synonyms',
      'DELETE /admin/search/synonyms/:id',
      'GET /admin/shop',
      'PUT /admin/operations/updateShop',
    ]
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...expected].sort())
  })

  it('only admins may call the endpoints that change the catalogue and the facts of the shop', () => {
    const changing = endpoints.filter(({ path }) => path.startsWith('/admin/operations/'))
    expect(new Set(changing.map(({ access }) => access))).toEqual(new Set(['admin']))
  })

  it('the nine responses that the specification does not show need no body', () => {
    expect(endpoints.filter(({ response }) => response !== 'json').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/logout',
      'DELETE /auth/delete',
      'POST /admin/logout',
      'DELETE /admin/operations/delProduct/:id',
      'DELETE /admin/operations/delCollection/:id',
      'PUT /cart/add',
      'PUT /cart/remove',
      'PUT /cart/updatequantity',
      'DELETE /cart/clear',
    ])
  })
})

describe('each endpoint', () => {
  it.each(namedEndpoints)(
    '$name has schemas for its path parameters, and a body only with a method that allows one',
    ({ endpoint, schemas }) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(schemas.params?.shape ?? {})).toEqual(names)
      expect(schemas.body === undefined || ['POST', 'PUT'].includes(endpoint.method)).toBe(true)
    },
  )

  it.each(namedEndpoints)('$name has a summary of one sentence', ({ schemas }) => {
    expect(schemas.summary).toMatch(/^[A-Z][^\n]*\.$/)
  })

  it.each(namedEndpoints)(
    '$name has schemas that can be documented, and its response schema does not transform the response',
    ({ schemas }) => {
      for (const schema of [schemas.params, schemas.query, schemas.body]) {
        if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type', 'object')
      }
      // A schema with transforms or defaults would have different input and output types.
      const sent = z.toJSONSchema(schemas.response, { io: 'output' })
      expect(JSON.stringify(sent).replaceAll(',"additionalProperties":false', '')).toBe(
        JSON.stringify(z.toJSONSchema(schemas.response, { io: 'input' })),
      )
    },
  )
})

/** The modules that a module imports at runtime, followed through the package. */
function runtimeImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, target = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'/gm)) {
    if (target.startsWith('.')) runtimeImports(join(dirname(file), target), seen)
    else seen.add(target)
  }
  return seen
}

describe('the code that shoppers download', () => {
  it.each([
    ['the contract', import.meta.dirname, []],
    ['the client', join(import.meta.dirname, '../client'), ['@shop/domain', 'ky']],
  ])('%s imports no schema', (_, folder, packages) => {
    const imports = [...runtimeImports(join(folder, 'index.ts'))]
    expect(imports.filter((file) => !file.startsWith('/'))).toEqual(packages)
    expect(imports.filter((file) => file.includes('/schemas/'))).toEqual([])
  })
})
