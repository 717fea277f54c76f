import { contract } from '@shop/api'
import type { Endpoint } from '@shop/api'
import { contractSchemas, z } from '@shop/api/schemas'
import { knownMachines } from '@shop/machines/known'
import { walkChart } from '@shop/machines/testing'
import { expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import { drivers } from './drivers/index.ts'
import { bodyOf } from './routes.ts'

/** The endpoints whose responses the client reads. */
const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>)
    .filter(([, { response }]) => response !== 'none')
    .map(([name, { path, response }]) => ({ path: path.replaceAll(/:\w+/g, 'x'), schema: schemaOf(group, name, response) })),
)

type Schemas = Readonly<Record<string, Readonly<Record<string, { response: z.ZodType }>>>>

function schemaOf(group: string, name: string, response: Endpoint['response']): z.ZodType {
  const groups = contractSchemas as unknown as Schemas
  const { response: schema } = groups[group]![name]!
  return response === 'optional' ? z.union([schema, z.strictObject({})]) : schema
}

/** Whether a Playwright pattern covers a path, with any query. */
function covers(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/\?.*$/, '')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`).test(path)
}

/** Whether a problem is only that the models abbreviate: ids are names, dates are words, items have few fields, and a total may be unknown. */
function isAbbreviation({ path, message }: z.core.$ZodIssue): boolean {
  const isInList = (path[0] === 'products' || path[0] === 'collections') && path.length > 1
  return isInList || path[0] === 'total' || message === 'This is not an id.' || message === 'Invalid ISO datetime'
}

it('Copied Playwright steps respond to each request with a body of its contract', () => {
  const problems = new Set<string>()
  for (const { id, machine, models } of knownMachines) {
    for (const { input, first, edges } of models.flatMap((model) => walkChart(model))) {
      const states = new Map([[first, initialTransition(machine, input)[0]]])
      for (const { from, to, snapshot, eventIn } of edges) {
        const { type, output } = eventIn(states.get(from)!)
        if (!states.has(to)) states.set(to, snapshot)
        const request = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1] ?? ''
        const call = drivers[id]?.requests[request]
        if (!call || !('path' in call)) continue
        // Without an output there was no request, or the machine of the model ignores the response.
        if (output === null || (!call.body && JSON.stringify(output ?? {}) === '{}')) continue
        const schemas = endpoints.filter(({ path }) => covers(call.path, path)).map(({ schema }) => schema)
        const issues = schemas.map((schema) => schema.safeParse(bodyOf(call, output)).error?.issues ?? [])
        if (issues.length > 0 && !issues.some((found) => found.every(isAbbreviation))) problems.add(`${id}: ${request}`)
      }
    }
  }
  expect([...problems]).toEqual([])
})

it('Copied Playwright steps respond to the requests of an endpoint also with its query, which would reach the real server otherwise', () => {
  const withQuery = Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Readonly<Record<string, Endpoint>>).flatMap(([name, { path }]) =>
      'query' in (contractSchemas as unknown as Schemas)[group]![name]! ? [path.replaceAll(/:\w+/g, 'x')] : [],
    ),
  )
  const missed = Object.entries(drivers).flatMap(([id, { requests }]) =>
    Object.entries(requests).flatMap(([request, call]) =>
      // A star covers everything up to the next slash.
      'path' in call && !/\*\}?$/.test(call.path) && withQuery.some((path) => covers(call.path, path))
        ? [`${id}: ${request}`]
        : [],
    ),
  )
  expect(missed).toEqual([])
})
