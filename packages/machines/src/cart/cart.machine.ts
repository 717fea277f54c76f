import { limits } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { assign } from 'xstate'
import type { ListKind } from '../list-sync/list-kind.ts'
import { listRegion } from '../list-sync/list-region.ts'
import { listSetup } from '../list-sync/list-setup.ts'
import { firstContext, itemOf, namedItem } from '../list-sync/list-sync.rules.ts'
import { ofEvent } from '../of-event.ts'
import { cartMessages } from './cart.messages.ts'
import { addition, quantityOf, quantityStep, wholeQuantity } from './cart.rules.ts'
import type { CartOwnEvent } from './cart.types.ts'

/** The cart's configuration of the chart that it shares with the wishlist. */
export const cartKind: ListKind = {
  name: 'cart',
  keys: { persistent: 'localCart', session: 'sessionCart' },
  grows: true,
  messages: cartMessages,
}

const cartSetup = listSetup<CartOwnEvent>(cartKind)

/**
 * The cart: the items that the shopper wants to order, with a quantity each.
 *
 * Its region `list` is the chart that it shares with the wishlist, and `question` belongs to the stepper: `list-sync.md` and `cart.md`
 * describe their states. The cart adds the shopper's actions: each one is checked and becomes one change for `list`.
 */
export const cartMachine = cartSetup
  .extend({
    actions: {
      ask: assign({ asked: (_, { item }: { item: ItemKey | null }) => item }),
      forgetQuestion: assign({ asked: null }),
    },
    guards: {
      hasQuantity: (_, { quantity = 1 }: { quantity?: number }) => wholeQuantity(quantity) > 0,
      isRoomForMore: ({ context }, { item }: { item: ItemKey | null }) =>
        item !== null && quantityOf(context, item) > 0 && quantityOf(context, item) < limits.quantityMaximum,
      isAnyLeft: ({ context }, { item }: { item: ItemKey | null }) => quantityOf(context, item) > 1,
      isLastItem: ({ context }, { item }: { item: ItemKey | null }) => quantityOf(context, item) === 1,
    },
  })
  .createMachine({
    id: 'cart',
    context: ({ input }) => firstContext(input),
    invoke: [
      { id: 'copy', src: 'storeCopy' },
      { id: 'connection', src: 'watchConnection' },
    ],
    type: 'parallel',
    on: {
      'line.add': [
        { guard: { type: 'isTypeMissing', params: namedItem }, actions: 'announceNoTypeToAdd' },
        {
          guard: { type: 'hasQuantity', params: ofEvent },
          actions: { type: 'makeChange', params: ({ event }) => ({ change: addition(event) }) },
        },
      ],
      'line.remove': [
        {
          guard: { type: 'isTypeMissing', params: namedItem },
          actions: 'announceNoTypeToRemove',
        },
        {
          guard: { type: 'isShown', params: namedItem },
          actions: { type: 'makeChange', params: ({ event }) => ({ change: { kind: 'remove', ...itemOf(event)! } }) },
        },
      ],
      'list.clear': [{ guard: 'isEmpty' }, { actions: { type: 'makeChange', params: { change: { kind: 'clear' } } } }],
      'stepper.plus': {
        guard: { type: 'isRoomForMore', params: namedItem },
        actions: {
          type: 'makeChange',
          params: ({ context, event }) => ({ change: quantityStep(context, event, 1) }),
        },
      },
      'stepper.minus': {
        guard: { type: 'isAnyLeft', params: namedItem },
        actions: {
          type: 'makeChange',
          params: ({ context, event }) => ({ change: quantityStep(context, event, -1) }),
        },
      },
    },
    states: {
      list: listRegion,
      question: {
        initial: 'resting',
        states: {
          resting: {
            on: {
              'stepper.minus': {
                guard: { type: 'isLastItem', params: namedItem },
                target: 'asking',
                actions: { type: 'ask', params: namedItem },
              },
            },
          },
          asking: {
            tags: 'asking',
            on: {
              'removal.confirm': [
                {
                  guard: { type: 'isShown', params: ({ context }) => ({ item: context.asked }) },
                  target: 'resting',
                  actions: [
                    {
                      type: 'makeChange',
                      params: ({ context }) => ({ change: { kind: 'remove', ...context.asked! } }),
                    },
                    'forgetQuestion',
                  ],
                },
                { target: 'resting', actions: 'forgetQuestion' },
              ],
              'removal.cancel': { target: 'resting', actions: 'forgetQuestion' },
              // The stepper's question closes, because it is about a line of the previous user.
              'identity.changed': { target: 'resting', actions: 'forgetQuestion' },
            },
          },
        },
      },
    },
  })
