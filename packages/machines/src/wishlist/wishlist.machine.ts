import { itemTypeSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { emit, raise } from 'xstate'
import type { ListKind } from '../list-sync/list-kind.ts'
import { listRegion } from '../list-sync/list-region.ts'
import { listSetup } from '../list-sync/list-setup.ts'
import { firstContext, itemOf, namedItem } from '../list-sync/list-sync.rules.ts'
import { notice } from '../notice.ts'
import { wishlistMessages } from './wishlist.messages.ts'
import type { WishlistOwnEvent } from './wishlist.types.ts'

/** The wishlist's configuration of the chart that it shares with the cart. */
export const wishlistKind: ListKind = {
  name: 'wishlist',
  keys: { persistent: 'localWishlist', session: 'sessionWishlist' },
  grows: false,
  messages: wishlistMessages,
}

/**
 * The wishlist: the items that the shopper likes. An entry is a line of one item.
 *
 * Its region `list` is the chart that it shares with the cart: `list-sync.md` describes its states. The wishlist adds the shopper's
 * actions: each one is checked and becomes one change for `list`.
 */
export const wishlistMachine = listSetup<WishlistOwnEvent>(wishlistKind)
  .extend({
    actions: {
      announceDuplicate: emit(notice('info', wishlistMessages.duplicate)),
      announceAbsent: emit(notice('error', wishlistMessages.absent)),
      announceNoTypeToMove: emit(notice('error', itemTypeSentences.addToCart)),
      refreshItemType: raise((_, { itemType }: { itemType: ItemType }) => ({ type: 'list.refresh' as const, itemType })),
    },
  })
  .createMachine({
    id: 'wishlist',
    context: ({ input }) => firstContext(input),
    invoke: [
      { id: 'copy', src: 'storeCopy' },
      { id: 'connection', src: 'watchConnection' },
    ],
    type: 'parallel',
    on: {
      'line.add': [
        { guard: { type: 'isTypeMissing', params: namedItem }, actions: 'announceNoTypeToAdd' },
        { guard: { type: 'isShown', params: namedItem }, actions: 'announceDuplicate' },
        {
          actions: {
            type: 'makeChange',
            params: ({ event }) => ({ change: { kind: 'add', ...itemOf(event)!, quantity: 1 } }),
          },
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
        { guard: 'isIdentified' },
        { actions: 'announceAbsent' },
      ],
      'line.move': [
        { guard: { type: 'isTypeMissing', params: namedItem }, actions: 'announceNoTypeToMove' },
        {
          actions: [
            {
              type: 'sendToParent',
              params: ({ event }) => ({ report: { type: 'cart.add', ...itemOf(event)!, quantity: 1 } }),
            },
            { type: 'refreshItemType', params: ({ event }) => itemOf(event)! },
          ],
        },
      ],
      'list.clear': [{ guard: 'isEmpty' }, { actions: { type: 'makeChange', params: { change: { kind: 'clear' } } } }],
    },
    states: { list: listRegion },
  })
