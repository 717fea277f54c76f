import { parseItemType } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { ofEvent } from '../of-event.ts'
import type { CopyStep, QueuedChange } from './list-copy.ts'
import { itemsOf } from './list-sync.rules.ts'
import type { ListContext } from './list-sync.types.ts'

/**
 * The chart that cart and wishlist share: where a saved list is stored, and how it synchronises with the server and other
 * tabs. It is the region `list` in a machine of `listSetup`, which checks the names used here.
 * `list-sync.md` describes its states.
 */
export const listRegion = {
  initial: 'unopened',
  on: {
    'identity.changed': [
      { guard: { type: 'isUnchanged', params: ofEvent } },
      {
        guard: { type: 'isAdmin', params: ofEvent },
        target: '.disabled',
        actions: { type: 'applyIdentity', params: ofEvent },
      },
      { target: '.opening', actions: { type: 'applyIdentity', params: ofEvent } },
    ],
    // The following `identity.changed` moves the list, so that it moves once when consent and identity change together.
    'consent.changed': { actions: { type: 'setConsent', params: ofEvent } },
    'connection.changed': { actions: { type: 'setConnection', params: ofEvent } },
    'change.made': { actions: { type: 'queueForLater', params: ofEvent } },
    'lines.restore': {
      guard: { type: 'mayRestore', params: ofEvent },
      actions: { type: 'restoreLines', params: ofEvent },
    },
  },
  states: {
    unopened: { tags: 'loading' },
    disabled: {
      tags: 'disabled',
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
        'owner.changed': { target: 'outdated', actions: { type: 'requeueMissing', params: ofEvent } },
      },
      states: {
        deciding: { always: [{ guard: 'isIdentified', target: 'synced' }, { target: 'own' }] },
        own: {
          initial: 'deciding',
          on: {
            'change.made': [
              // The server rejects such a change itself.
              { guard: { type: 'isFull', params: ofEvent }, actions: 'announceFull' },
              {
                actions: [
                  { type: 'announceDone', params: ofEvent },
                  { type: 'append', params: ofEvent },
                ],
              },
            ],
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
                guard: 'mayLoadFirst',
                target: '.settling',
                actions: [{ type: 'append', params: ofEvent }, 'requestLoad'],
              },
              { target: '.settling', actions: { type: 'append', params: ofEvent } },
            ],
            // Without a connection no request is sent; the list is loaded when the connection returns.
            'list.refresh': { guard: 'mayLoad', target: '.settling', actions: 'requestLoad' },
            'connection.changed': [
              {
                guard: { type: 'isOnlineAgain', params: ofEvent },
                target: '.settling',
                actions: [{ type: 'setConnection', params: ofEvent }, 'requestLoad'],
              },
              { actions: { type: 'setConnection', params: ofEvent } },
            ],
          },
          states: {
            settling: {
              id: 'settling',
              always: [
                { guard: 'isLoadDue', target: 'working' },
                { guard: 'maySend', target: 'working' },
                { guard: 'isWaiting', target: 'waiting' },
                { guard: 'hasLoadFailed', target: 'stale' },
                { target: 'ready' },
              ],
            },
            ready: {},
            waiting: { tags: 'waiting' },
            stale: { tags: 'stale' },
            working: {
              tags: 'busy',
              initial: 'queueing',
              invoke: { id: 'lock', src: 'holdLock' },
              // Events during a request take effect when the request has ended.
              on: {
                'change.made': { actions: { type: 'append', params: ofEvent } },
                'list.refresh': { guard: 'mayLoad', actions: 'requestLoad' },
                'connection.changed': [
                  {
                    guard: { type: 'isOnlineAgain', params: ofEvent },
                    actions: [{ type: 'setConnection', params: ofEvent }, 'requestLoad'],
                  },
                  { actions: { type: 'setConnection', params: ofEvent } },
                ],
              },
              states: {
                queueing: { on: { 'lock.acquired': 'rereading' } },
                // Another tab may have changed the copy or its owner since the last request.
                rereading: {
                  entry: 'rereadCopy',
                  on: { 'copy.read': { target: 'choosing', actions: { type: 'applyCopy', params: ofEvent } } },
                },
                choosing: {
                  always: [
                    {
                      guard: 'hasNextIdentity',
                      target: '#opening',
                      actions: { type: 'applyIdentity', params: nextIdentity },
                    },
                    { guard: 'isLoadDue', target: 'loading' },
                    { guard: 'maySend', target: 'sending' },
                    { target: '#settling' },
                  ],
                },
                loading: {
                  tags: 'loading',
                  entry: 'markLoaded',
                  invoke: {
                    id: 'load',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: [
                      { guard: { type: 'isSessionOver', params: ofEvent }, target: '#ended' },
                      { target: 'rereading', actions: ['markFailed', 'announceLoadFailure'] },
                    ],
                  },
                },
                sending: {
                  entry: 'startSending',
                  on: {
                    'identity.changed': {
                      guard: { type: 'requiresResponse', params: ofEvent },
                      actions: { type: 'holdIdentity', params: ofEvent },
                    },
                  },
                  invoke: {
                    id: 'change',
                    src: 'sendChange',
                    input: pendingChange,
                    onDone: [
                      {
                        guard: { type: 'hasLines', params: responseLines },
                        target: 'rereading',
                        actions: [
                          { type: 'announceDone', params: sentChange },
                          { type: 'step', params: confirmSent },
                          'markLoaded',
                          'forgetSending',
                        ],
                      },
                      {
                        target: 'refetching',
                        actions: [
                          { type: 'announceDone', params: sentChange },
                          { type: 'step', params: confirmSent },
                          'forgetSending',
                        ],
                      },
                    ],
                    onError: [
                      {
                        guard: { type: 'isSessionOver', params: ofEvent },
                        target: '#ended',
                        actions: { type: 'step', params: denySent },
                      },
                      { guard: { type: 'isConnectionLost', params: ofEvent }, target: 'rereading', actions: 'forgetSending' },
                      {
                        guard: { type: 'isMovePostponed', params: ofEvent },
                        target: 'rereading',
                        actions: [{ type: 'step', params: postponeSent }, 'forgetSending', 'markFailed'],
                      },
                      {
                        guard: { type: 'isMoveUnconfirmed', params: ofEvent },
                        target: 'rereading',
                        actions: ['forgetSending', 'markFailed'],
                      },
                      {
                        target: 'recovering',
                        actions: [
                          { type: 'announceFailure', params: ofEvent },
                          { type: 'step', params: rejectSent },
                          'forgetSending',
                        ],
                      },
                    ],
                  },
                },
                refetching: {
                  entry: 'markLoaded',
                  invoke: {
                    id: 'refetch',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: [
                      { guard: { type: 'isSessionOver', params: ofEvent }, target: '#ended' },
                      { target: 'rereading', actions: ['markFailed', 'announceLoadFailure'] },
                    ],
                  },
                },
                // No notice, because the rejection was reported before.
                recovering: {
                  entry: 'markLoaded',
                  invoke: {
                    id: 'recover',
                    src: 'loadList',
                    onDone: { target: 'rereading', actions: { type: 'step', params: assignResponse } },
                    onError: [
                      { guard: { type: 'isSessionOver', params: ofEvent }, target: '#ended' },
                      { target: 'rereading', actions: 'markFailed' },
                    ],
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

/** The change that is being sent. The callers run only while there is one. */
function sentChange({ context }: Scope) {
  return context.sending!
}

function pendingChange({ context }: Scope): QueuedChange {
  return context.copy.queue[0]!
}

function nextIdentity({ context }: Scope) {
  return { identity: context.nextIdentity! }
}

/** The items to check: all, or those of the type in the refresh. */
function itemsToCheck({ context, event }: Scope & { event: { type: string; itemType?: unknown } }): ItemKey[] {
  const named = event.type === 'list.refresh' && typeof event.itemType === 'string' ? event.itemType : ''
  return itemsOf(context.lines, parseItemType(named))
}

interface Done<Output> {
  event: { output: Output }
}

function gone({ event }: Done<readonly ItemKey[]>) {
  return { items: event.output }
}

function dropMissing({ event }: Done<readonly ItemKey[]>): { step: CopyStep } {
  return { step: { step: 'drop', items: event.output } }
}

function assignResponse({ event }: Done<readonly Line[]>): { step: CopyStep } {
  return { step: { step: 'load', lines: event.output } }
}

/** The list in the response to a change. The response to a repeated request may be older than the last one, so its list is not used. */
function responseLines({ context, event }: Scope & Done<readonly Line[] | null>) {
  return { lines: context.sending!.isSent ? null : event.output }
}

function confirmSent(scope: Scope & Done<readonly Line[] | null>): { step: CopyStep } {
  return { step: { step: 'confirm', id: scope.context.sending!.id, ...responseLines(scope) } }
}

function denySent({ context }: Scope): { step: CopyStep } {
  return { step: { step: 'deny', id: context.sending!.id } }
}

function postponeSent({ context }: Scope): { step: CopyStep } {
  return { step: { step: 'postpone', id: context.sending!.id } }
}

function rejectSent({ context }: Scope): { step: CopyStep } {
  return { step: { step: 'reject', id: context.sending!.id } }
}
