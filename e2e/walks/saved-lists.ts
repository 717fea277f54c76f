import type { Page } from 'playwright'
import { cartMachine, wishlistMachine } from '../../packages/machines/src/index.ts'
import { machineById } from '../../packages/machines/src/known/index.ts'
import { stateWords } from '../../packages/machines/src/testing/index.ts'
import { pageModel } from './page-walk.ts'
import type { PageWalk, Snapshot } from './page-walk.ts'

interface Line {
  item: string
  itemType: string
  quantity: number
}

type Change = { kind: string; quantity?: number }

/** The walks of both saved lists with an item of the shop: of a visitor who declined cookies, and of a guest. */
export function savedListWalks(item: string): PageWalk[] {
  const key = { item, itemType: 'Product' }
  const linesIn = ({ context }: Snapshot) => context.lines as readonly Line[]
  const quantityIn = (snapshot: Snapshot) => linesIn(snapshot)[0]?.quantity ?? 0
  /** The page and its stored copy agree, so the next press starts from what the model expects. */
  const isSettled = ({ value }: Snapshot) => /ready|stale/.test(stateWords(value.list))
  /** The lines of the server after the change that is being sent. */
  const afterChange = (snapshot: Snapshot): Line[] => {
    const { kind, quantity = 1 } = snapshot.context.sending.change as Change
    const before = (snapshot.context.copy.remote as readonly Line[])[0]?.quantity ?? 0
    if (kind === 'remove' || kind === 'clear') return []
    return [{ ...key, quantity: kind === 'add' ? before + quantity : quantity }]
  }
  const remote = ({ context }: Snapshot) => context.copy.remote as readonly Line[]

  const started = {
    'identity.changed': {
      'the user is known': ({ context }: Snapshot) => ({
        identity: identities[context.consent as keyof typeof identities],
      }),
    },
    'copy.read': {
      'the copy is read': ({ context, value }: Snapshot) => ({
        copy:
          value.list === 'opening' ? { ...context.copy, owner: owners[context.consent as keyof typeof owners] } : context.copy,
      }),
    },
    'lock.acquired': { 'the lock is acquired': {} },
  }
  const ends = {
    check: { done: { 'the item exists': [] }, failed: {} },
    load: { done: { 'the list is loaded': remote }, failed: { 'the list cannot be loaded': { status: 500 } } },
    change: { done: { 'the change is confirmed': afterChange }, failed: { 'the change is rejected': { status: 500 } } },
    recover: { done: { 'the list is loaded again': remote }, failed: {} },
  }
  const starts = {
    'A visitor who declined cookies': { tab: 'tab', consent: 'declined' },
    'A guest': { tab: 'tab', consent: 'accepted' },
  } as const
  const walk = (
    name: 'cart' | 'wishlist',
    start: keyof typeof starts,
    taps: Readonly<Record<string, Readonly<Record<string, object>>>>,
    isTapOffered: (type: string, quantity: number, event: Readonly<Record<string, unknown>>) => boolean,
  ): PageWalk => {
    const { machine } = machineById(name === 'cart' ? cartMachine.id : wishlistMachine.id)!
    const describe = (snapshot: Snapshot) =>
      `${stateWords(snapshot.value)}, ${snapshot.context.response}, ${quantityIn(snapshot)} items`
    return {
      name: `the ${name}: ${start}`,
      machine: name,
      isServerReal: true,
      prepare: (page) => chooses(page, start === 'A guest' ? null : 'false'),
      models: [
        pageModel(
          { machine, describe },
          {
            starts: { [start]: starts[start] },
            cases: { ...started, ...taps },
            ends,
            longestPath: 40,
            isOffered: (snapshot, event) => {
              if (event.type === 'identity.changed') return snapshot.context.identity === null
              if (event.type in taps) return isSettled(snapshot) && isTapOffered(event.type, quantityIn(snapshot), event)
              // An addition is made on the page of the item, which does not wait for a failure.
              if (event.type === 'xstate.error.actor.change') return snapshot.context.sending.change.kind !== 'add'
              if (event.type === 'xstate.error.actor.load') return snapshot.context.changesMade === 0
              return true
            },
          },
        ),
      ],
    }
  }
  const cartTaps = {
    'line.add': { 'the item is added': key, '98 of the item are added': { ...key, quantity: 98 } },
    'line.remove': { 'the item is removed': key },
    'list.clear': { 'Clear Cart is pressed': {} },
    'stepper.plus': { 'plus is pressed': key },
    'stepper.minus': { 'minus is pressed': key },
  }
  const isCartTapOffered = (type: string, quantity: number, event: Readonly<Record<string, unknown>>) => {
    if (type === 'line.add') return event.quantity === 98 ? quantity === 0 : [0, 1, 99].includes(quantity)
    // The buttons of the stepper are disabled at its limits.
    if (type === 'stepper.plus') return [1, 98].includes(quantity)
    if (type === 'stepper.minus') return [2, 99].includes(quantity)
    return quantity > 0
  }
  const wishlistTaps = {
    'line.add': { 'the item is added': key },
    'line.remove': { 'the item is removed': key },
    'line.move': { 'the item is added to the cart': key },
    'list.clear': { 'Clear Wishlist is pressed': {} },
  }
  const isWishlistTapOffered = (type: string, quantity: number) => (type === 'line.add') === (quantity === 0)
  return (['A visitor who declined cookies', 'A guest'] as const).flatMap((start) => [
    walk('cart', start, cartTaps, isCartTapOffered),
    walk('wishlist', start, wishlistTaps, isWishlistTapOffered),
  ])
}

const identities = { declined: { kind: 'visitor' }, accepted: { kind: 'guest', anonymousId: 'guest-1' } } as const
const owners = { declined: null, accepted: 'guest:guest-1' } as const

/** Stores a cookie choice of an earlier visit; null leaves it to the page. */
async function chooses(page: Page, choice: string | null): Promise<void> {
  if (choice !== null) await page.addInitScript((stored) => localStorage.setItem('cookie_consent_accepted', stored), choice)
}
