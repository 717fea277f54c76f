import { knownMachines } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { endpointsFor, groupOf } from './endpoint-groups.ts'
import { endpoints } from './endpoints.ts'

const firstGroup = (machineId: string | null) => groupOf(endpointsFor(machineId)[0]!.name)

it('the endpoints of a machine come first, and all others follow in their order', () => {
  const names = endpointsFor('cart').map(({ name }) => name)
  expect(groupOf(names[0]!)).toBe('cart')
  expect(names.filter((name) => groupOf(name) !== 'cart')).toEqual(
    endpoints.map(({ name }) => name).filter((name) => groupOf(name) !== 'cart'),
  )
  expect(names).toHaveLength(endpoints.length)
})

it('a machine whose name is no group has the endpoints that it uses first', () => {
  expect(['profile', 'pagedList', 'productEditor', 'overview'].map(firstGroup)).toEqual([
    'auth',
    'catalogue',
    'admin',
    'dashboard',
  ])
})

it('the endpoints keep the order of the contract for machines without requests and without a machine', () => {
  expect(endpointsFor('consent')).toEqual(endpoints)
  expect(endpointsFor(null)).toEqual(endpoints)
  expect(knownMachines.every(({ id }) => endpointsFor(id).length === endpoints.length)).toBe(true)
})
