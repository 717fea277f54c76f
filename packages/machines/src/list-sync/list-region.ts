import { parseItemType } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { ofEvent } from '../of-event.ts'
import type { Change } from './changes.ts'
import type { CopyStep } from './list-copy.ts'
import { itemsOf } from './list-sync.rules.ts'
import type { ListContext } from './list-sync.types.ts'

/**
 * The chart that cart and wishlist share: where a saved list is stored, and how it synchronises with the server and other
 * tabs. It is the region `list` in a machine of `listSetup`, which checks the names used here.
 *
 * The states:
 * - `unopened`: the identity is not known yet; changes are queued for later.
 * - `barred`: an admin has no saved lists. Nothing is loaded, and nothing of an account stays in the browser.
 * - `opening`: the browser's copy is read for the user.
 * - `own`: only the browser has the list. `checking` asks which items still exist, `ready` is done.
 * - `synced.working`: the list exchanges requests with the server, one at a time and holding the lock of this tab, for which
 * `queueing` waits: `loading` loads the list, `sending` sends the oldest change, `refetching` loads the list after a change
 * whose response does not contain it, and `recovering` after a rejected one.
 * - `synced.waiting`: changes wait for the connection.
 * - `synced.stale`: the server's list could not be loaded; the browser's copy is shown.
 * - `synced.ready`: the list matches the server's.
 * - `ended`: the server no longer accepts the session. `outdated`: another tab signed in or out. The root checks the
 * identity; until then the list stays as it was, and changes are queued for later.
 * - `deciding`, `settling`, `rereading` and `choosing` are transient.
 */
export const listRegion = {
  initial: 'unopened',
  on: {
    'identity.changed': [
      { guard: { type: 'isNothingNew', params: ofEvent } },
      {
        guard: { type: 'isAdmin', params: ofEvent },
        target: '.barred',
        actions: { type: 'applyIdentity', params: ofEvent },
      },
      { target: '.opening', actions: { type: 'applyIdentity', params: ofEvent } },
    ],
    // A change of consent usually changes the identity too: `identity.changed` follows, and moves the list once.
    'consent.changed': { actions: { type: 'setConsent', params: ofEvent } },
    'connection.changed': { actions: { type: 'setConnection', params: ofEvent } },
    'change.made': { actions: { type: 'queueForLater', params: ofEvent } },
  },
  states: {
    unopened: { tags: 'loading' },
    barred: {
      tags: 'barred',
      entry: ['releaseCopy', 'forgetLines'],
      on: { 'change.made': {} },
    },
    ended: {
      id: 'ended',
      entry: ['clearIdentity', { type: 'sendToParent', params: { report: { type: 'session.ended' } } }],
    },
    outdated: { entry: ['clearIdentity', { type: 'sendToParent', params: { report: { type: 'identity.outdated' } } }] },
    opening: {
      id: 'opening',
      tags: 'loading',
      entry: 'openCopy',
      on: {
        'copy.read': { target: 'open', actions: [{ type: 'applyCopy', params: ofEvent }, 'applyLaterChanges'] },
      },
    },
    open: {
      initial: 'deciding',
      on: {
        'copy.changed': { actions: { type: 'applyCopy', params: ofEvent } },
        'copy.foreign': { target: 'outdated', actions: { type: 'requeueUnmade', params: ofEvent } },
      },
      states: {
        deciding: { always: [{ guard: 'isIdentified', target: 'synced' }, { target: 'own' }] },
        own: {
          initial: 'deciding',
          on: {
            'change.made': {
              actions: [
                { type: 'append', params: ofEvent },
                { type: 'announceDone', params: ofTap },
              ],
            },
            'list.refresh': '.deciding',
          },
          states: {
            deciding: { always: [{ guard: 'isEmpty', target: 'ready' }, { target: 'checking' }] },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'check',
                src: 'findMissing',
                input: itemsToCheck,
                onDone: [
                  {
                    guard: { type: 'isAnyMissing', params: gone },
                    target: 'ready',
                    actions: [{ type: 'step', params: dropMissing }, 'announceDropped'],
                  },
                  { target: 'ready' },
                ],
                onError: { target: 'ready', actions: 'announceCheckFailure' },
              },
            },
            ready: {},
          },
        },
        synced: {
          initial: 'settling',
          on: {
            'change.made': [
              {
                guard: 'mayAskFirst',
                target: '.settling',
                actions: [{ type: 'append', params: ofEvent }, 'expectResponse'],
              },
              { target: '.settling', actions: { type: 'append', params: ofEvent } },
            ],
            // Without a connection there is no request; its return triggers one.
            'list.refresh': { guard: 'mayAsk', target: '.settling', actions: 'expectResponse' },
            'connection.changed': [
              {
                guard: { type: 'isReturn', params: ofEvent },
                target: '.settling',
                actions: [{ type: 'setConnection', params: ofEvent }, 'expectResponse'],
              },
              { actions: { type: 'setConnection', params: ofEvent } },
            ],
          },
          states: {
            settling: {
              id: 'settling',
              always: [
                { guard: 'isReadDue', target: 'working' },
                { guard: 'maySend', target: 'working' },
                { guard: 'isAnythingQueued', target: 'waiting' },
                { guard: 'isReadMissed', target: 'stale' },
                { target: 'ready' },
              ],
            },
            ready: {},
            waiting: { tags: 'waiting' },
            stale: { tags: 'stale' },
            working: {
              tags: 'busy',
              initial: 'queueing',
              invoke: { id: 'turn', src: 'takeTurn' },
              // Events during a request are considered when it is finished.
              on: {
                'change.made': { actions: { type: 'append', params: ofEvent } },
                'list.refresh': { guard: 'mayAsk', actions: 'expectResponse' },
                'connection.changed': [
                  {
                    guard: { type: 'isReturn', params: ofEvent },
                    actions: [{ type: 'setConnection', params: ofEvent }, 'expectResponse'],
                  },
                  { actions: { type: 'setConnection', params: ofEvent } },
                ],
              },
              states: {
                queueing: { on: { 'turn.taken': 'rereading' } },
                // Before each request: another tab may have changed the copy or its owner.
                rereading: {
                  entry: 'rereadCopy',
                  on: { 'copy.read': { target: 'choosing', actions: { type: 'applyCopy', params: ofEvent } } },
                },
                choosing: {
                  always: [
                    {
                      guard: 'isSomebodyNext',
                      target: '#opening',
                      actions: { type: 'applyIdentity', params: nextIdentity },
                    },
                    { guard: 'isReadDue', target: 'loading' },
                    { guard: 'maySend', target: 'sending' },
                    { target: '#settling' },
                  ],
                },
                loading: {
                  tags: 'loading',
                  entry: 'markRead',
                  invoke: {
                    id: 'load',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: [
                      { guard: { type: 'isSessionOver', params: ofEvent }, target: '#ended' },
                      { target: 'rereading', actions: ['markMissed', 'announceLoadFailure'] },
                    ],
                  },
                },
                sending: {
                  entry: 'startSending',
                  on: {
                    'identity.changed': {
                      guard: { type: 'movesList', params: ofEvent },
                      actions: { type: 'holdIdentity', params: ofEvent },
                    },
                  },
                  invoke: {
                    id: 'change',
                    src: 'sendChange',
                    input: pendingChange,
                    onDone: [
                      {
                        guard: { type: 'hasLines', params: answeredLines },
                        target: 'rereading',
                        actions: [
                          { type: 'step', params: confirmSent },
                          { type: 'announceDone', params: ofSent },
                          'markRead',
                          'forgetSending',
                        ],
                      },
                      {
                        target: 'refetching',
                        actions: [
                          { type: 'step', params: confirmSent },
                          { type: 'announceDone', params: ofSent },
                          'forgetSending',
                        ],
                      },
                    ],
                    onError: [
                      { guard: { type: 'isSessionOver', params: ofEvent }, target: '#ended' },
                      { guard: { type: 'isCutOff', params: ofEvent }, target: 'rereading', actions: 'forgetSending' },
                      {
                        target: 'recovering',
                        actions: [
                          { type: 'announceFailure', params: ofEvent },
                          { type: 'step', params: refuseSent },
                          'forgetSending',
                        ],
                      },
                    ],
                  },
                },
                refetching: {
                  entry: 'markRead',
                  invoke: {
                    id: 'refetch',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: { target: 'rereading', actions: ['markMissed', 'announceLoadFailure'] },
                  },
                },
                // The rejection was reported before; a second notice would add nothing.
                recovering: {
                  entry: 'markRead',
                  invoke: {
                    id: 'recover',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: { target: 'rereading', actions: 'markMissed' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const

interface Scope {
  context: ListContext
}

/** An action of the shopper as a checked change with its messages. */
function ofTap({ event }: { event: { change: Change } }) {
  return { change: event.change, isQuiet: false }
}

/** The change that is being sent; nothing reads it before there is one. */
function ofSent({ context }: Scope) {
  return context.sending!
}

function pendingChange({ context }: Scope): Change {
  return context.copy.queue[0]!.change
}

function nextIdentity({ context }: Scope) {
  return { identity: context.nextIdentity! }
}

/** All items, or those of the type in a refresh. */
function itemsToCheck({ context, event }: Scope & { event: { type: string; itemType?: unknown } }): ItemKey[] {
  const named = event.type === 'list.refresh' && typeof event.itemType === 'string' ? event.itemType : ''
  return itemsOf(context.lines, parseItemType(named))
}

interface Answer<Output> {
  event: { output: Output }
}

function gone({ event }: Answer<readonly ItemKey[]>) {
  return { items: event.output }
}

function dropMissing({ event }: Answer<readonly ItemKey[]>): { step: CopyStep } {
  return { step: { step: 'drop', items: event.output } }
}

function assignResponse({ event }: Answer<readonly Line[]>): { step: CopyStep } {
  return { step: { step: 'take', lines: event.output } }
}

function answeredLines({ event }: Answer<readonly Line[] | null>) {
  return { lines: event.output }
}

function confirmSent({ context, event }: Scope & Answer<readonly Line[] | null>): { step: CopyStep } {
  return { step: { step: 'confirm', id: context.sending!.id, lines: event.output } }
}

function refuseSent({ context }: Scope): { step: CopyStep } {
  return { step: { step: 'refuse', id: context.sending!.id } }
}
