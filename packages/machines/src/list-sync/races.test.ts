import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import { createFakeBrowser } from './testing/fake-browser.ts'
import { createModelServer, quietly } from './testing/model-server.ts'
import { openCart } from './testing/open-list.ts'

const sofa = { item: '019a0000-0001-7000-8000-000000000001', itemType: 'Product' } as const

async function openAsGuest() {
  const browser = createFakeBrowser()
  const server = createModelServer(cartKind)
  server.cookies.guest = 'ada'
  const tab = openCart({ server, ports: browser.openTab(), input: { consent: 'accepted' } })
  tab.actor.send({ type: 'identity.changed', identity: { kind: 'guest', anonymousId: 'ada' } })
  await quietly()
  await server.pending[0]!.end()
  return { browser, server, ...tab }
}

describe('Five quick adds', () => {
  it('are five pieces of one line, sent one after the other', async () => {
    const { actor, lines, server, texts } = await openAsGuest()
    for (let tap = 0; tap < 5; tap++) actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 5 }])
    await quietly()
    while (server.pending.length > 0) {
      expect(server.pending).toHaveLength(1)
      await server.pending[0]!.end()
      expect(lines()).toEqual([{ ...sofa, quantity: 5 }])
    }
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 5 }])
    expect(server.asked).toHaveLength(5)
    expect(texts()).toEqual(Array(5).fill('Item added to cart!'))
  })
})
