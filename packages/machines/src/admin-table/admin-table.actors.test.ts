import type { Collection, Product } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { createAdmin, createCollections, createFakeApi, createProducts, testPassword } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createAdminTableActors } from './admin-table.actors.ts'
import type { AdminTableApi } from './admin-table.actors.ts'
import { collectionAdminMachine, productAdminMachine } from './admin-tables.ts'

const api = createFakeApi({
  products: createProducts(15),
  collections: createCollections(3),
  accounts: [{ user: createAdmin(), password: testPassword }],
  signedIn: createAdmin()._id,
})
const actors = createAdminTableActors({ api: api.client })

describe('The products of the dashboard on the API', () => {
  it('counts the products of the dashboard, and loads one page of them at a time', async () => {
    const machine = productAdminMachine.provide({ actors: actors.products })
    const actor = createActor(machine, { input: { sort: 'name' } }).start()
    actor.send({ type: 'section.open' })
    const { context } = await waitFor(actor, (table) => table.hasTag('loaded') && !table.hasTag('busy'))
    expect(context).toMatchObject({ count: 15, total: 15, page: 1 })
    expect(context.items).toHaveLength(12)
    actor.send({ type: 'page.go', page: 2 })
    const { context: second } = await waitFor(actor, (table) => table.hasTag('loaded'))
    expect(second.items).toHaveLength(3)
    expectTypeOf(second.items).toEqualTypeOf<readonly Product[]>()
  })

  it('filters the products of the dashboard by what they lack', async () => {
    const machine = productAdminMachine.provide({ actors: actors.products })
    const actor = createActor(machine, { input: {} }).start()
    actor.send({ type: 'section.open' })
    actor.send({ type: 'filters.set', filters: { visibility: 'hidden', lacks: 'pictures' } })
    const { context } = await waitFor(actor, (table) => table.hasTag('empty'))
    expect(context).toMatchObject({ total: 0, filters: { visibility: 'hidden', lacks: 'pictures' } })
  })

  it('searches the products of the dashboard', async () => {
    const machine = productAdminMachine.provide({ actors: actors.products })
    const actor = createActor(machine, { input: { search: 'boat' } }).start()
    actor.send({ type: 'section.open' })
    const { context } = await waitFor(actor, (table) => table.hasTag('empty'))
    expect(context.total).toBe(0)
  })
})

describe('The collections of the dashboard on the API', () => {
  it('counts the collections of the dashboard and loads their pages', async () => {
    const machine = collectionAdminMachine.provide({ actors: actors.collections })
    const actor = createActor(machine, { input: {} }).start()
    actor.send({ type: 'section.open' })
    const { context } = await waitFor(actor, (table) => table.hasTag('loaded') && !table.hasTag('busy'))
    expect(context).toMatchObject({ count: 3, total: 3 })
    expectTypeOf(context.items).toEqualTypeOf<readonly Collection[]>()
  })

  it('searches the collections of the dashboard', async () => {
    const machine = collectionAdminMachine.provide({ actors: actors.collections })
    const actor = createActor(machine, { input: { search: 'boat' } }).start()
    actor.send({ type: 'section.open' })
    const { context } = await waitFor(actor, (table) => table.hasTag('empty'))
    expect(context.total).toBe(0)
  })
})

describe('The types', () => {
  it('accepts the API client for the dashboard actors without adaptation', () => {
    expectTypeOf<ApiClient & AdminApiClient>().toExtend<AdminTableApi>()
  })
})
