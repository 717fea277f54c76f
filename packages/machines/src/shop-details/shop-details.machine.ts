import type { VersionedShopDetails } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isOffline, isSessionEnd, offlineSave, statusOf } from '../failures.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { notProvided } from '../not-provided.ts'
import type { FailureReport, Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import { shopDetailsMessages } from './shop-details.messages.ts'
import {
  detailsOf,
  emptyContext,
  filledFrom,
  formOf,
  hasUnsavedDetails,
  merged,
  problemsOf,
  serverProblems,
  withoutProblems,
} from './shop-details.rules.ts'
import type {
  DayHours,
  ShopDetailsContext,
  ShopDetailsEvent,
  ShopDetailsForm,
  ShopDetailsTag,
  Weekday,
} from './shop-details.types.ts'

/**
 * The form of the shop's details: contact, address, opening hours and social links.
 *
 * The states:
 * - `loading`: the details are being loaded. `unloaded`: loading failed, and can be retried.
 * - `editing.ready`: the form can be changed and saved. A save leads back here, and the form has no unsaved changes then.
 * - `editing.signedOut`: saving found that the session has ended; the form stays while the user signs in again.
 * - `saving.sending`: the form is being saved and is disabled. `saving.asking`: the user wants to leave meanwhile.
 * - `comparing`: the server rejected the save because of another version; the details are loaded again.
 * - `conflicting`: another admin saved meanwhile; the user decides how to resolve it.
 * - `leaving`: the user wants to leave with unsaved changes, and has to confirm it.
 * - `left` is final.
 *
 * Only `editing` handles a submit, and handling it leaves the state: however often the user presses Save, there is one request.
 */
export const shopDetailsMachine = setup({
  types: {
    context: {} as ShopDetailsContext,
    events: {} as ShopDetailsEvent,
    emitted: {} as Notice | FailureReport,
    tags: {} as ShopDetailsTag,
  },
  actors: {
    loadDetails: notProvided<VersionedShopDetails, void>('loadDetails'),
    saveDetails: notProvided<VersionedShopDetails, VersionedShopDetails>('saveDetails'),
  },
  actions: {
    fillForm: assign((_, { details }: { details: VersionedShopDetails }) => filledFrom(details)),
    changeLines: assign(({ context: { form, problems } }, { lines }: { lines: Partial<ShopDetailsForm['lines']> }) => ({
      form: { ...form, lines: { ...form.lines, ...lines } },
      problems: withoutProblems(problems, Object.keys(lines)),
    })),
    changeHours: assign(({ context: { form, problems } }, { day, hours }: { day: Weekday; hours: Partial<DayHours> }) => ({
      form: { ...form, hours: { ...form.hours, [day]: { ...form.hours[day], ...hours } } },
      problems: withoutProblems(problems, [`hours.${day}`]),
    })),
    showProblems: assign({ problems: ({ context: { form } }) => problemsOf(form), failure: null }),
    forgetProblems: assign({ problems: [], failure: null }),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      failure: isOffline(error) ? offlineSave : failureSentence(error),
      problems: serverProblems(error),
    })),
    explainSignOut: assign({ failure: itemEditorMessages.signedOut }),
    explainUnloaded: assign((_, { error }: { error: unknown }) => ({ failure: failureSentence(error) })),
    reportFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failure' as const, error })),
    announceSaved: emit({ type: 'notice' as const, tone: 'success' as const, text: shopDetailsMessages.saved }),
    keepTheirs: assign((_, { details }: { details: VersionedShopDetails }) => ({ theirs: details, problems: [], failure: null })),
    keepMine: assign(({ context }) => ({
      base: context.theirs,
      original: formOf(context.theirs!),
      form: merged(context),
      theirs: null,
    })),
    forgetTheirs: assign({ theirs: null }),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
    reportDenied: sendTo(toParent, { type: 'access.denied' }),
  },
  guards: {
    hasProblems: ({ context: { form } }) => problemsOf(form).length > 0,
    hasUnsavedChanges: ({ context }) => hasUnsavedDetails(context),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
    isChangedMeanwhile: (_, { error }: { error: unknown }) => statusOf(error) === 409,
  },
}).createMachine({
  id: 'shopDetails',
  context: emptyContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['loading', 'busy'],
      entry: 'forgetProblems',
      on: { 'form.leave': 'left' },
      invoke: {
        id: 'load',
        src: 'loadDetails',
        onDone: { target: 'editing', actions: { type: 'fillForm', params: ({ event }) => ({ details: event.output }) } },
        onError: [
          {
            guard: { type: 'isSessionEnd', params: ofEvent },
            target: 'unloaded',
            actions: [{ type: 'explainUnloaded', params: ofEvent }, 'reportSessionEnded'],
          },
          { target: 'unloaded', actions: { type: 'explainUnloaded', params: ofEvent } },
        ],
      },
    },
    unloaded: { tags: 'failed', on: { 'form.retry': 'loading', 'session.restored': 'loading', 'form.leave': 'left' } },
    editing: {
      tags: ['form', 'editable'],
      initial: 'ready',
      on: {
        'lines.set': { actions: { type: 'changeLines', params: ofEvent } },
        'hours.set': { actions: { type: 'changeHours', params: ofEvent } },
        'form.submit': [
          { guard: 'hasProblems', target: '.ready', actions: 'showProblems' },
          { target: 'saving', actions: 'forgetProblems' },
        ],
        'form.leave': [{ guard: 'hasUnsavedChanges', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        ready: {},
        signedOut: {
          tags: 'signedOut',
          on: { 'session.restored': { target: 'ready', actions: 'forgetProblems' } },
        },
      },
    },
    saving: {
      tags: ['form', 'saving', 'busy'],
      initial: 'sending',
      invoke: {
        id: 'save',
        src: 'saveDetails',
        input: ({ context: { form, base } }) => detailsOf(form, base!.version),
        onDone: {
          target: 'editing',
          actions: [{ type: 'fillForm', params: ({ event }) => ({ details: event.output }) }, 'announceSaved'],
        },
        onError: [
          {
            guard: { type: 'isSessionEnd', params: ofEvent },
            target: 'editing.signedOut',
            actions: ['explainSignOut', 'reportSessionEnded'],
          },
          { guard: { type: 'isChangedMeanwhile', params: ofEvent }, target: 'comparing' },
          {
            guard: { type: 'isDenial', params: ofEvent },
            target: 'editing',
            actions: [{ type: 'explainFailure', params: ofEvent }, { type: 'reportFailure', params: ofEvent }, 'reportDenied'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'explainFailure', params: ofEvent },
              { type: 'reportFailure', params: ofEvent },
            ],
          },
        ],
      },
      states: {
        sending: { on: { 'form.leave': 'asking' } },
        asking: { tags: 'asking', on: { 'leave.confirm': '#shopDetails.left', 'leave.cancel': 'sending' } },
      },
    },
    comparing: {
      tags: ['form', 'saving', 'busy'],
      on: { 'form.leave': 'leaving' },
      invoke: {
        id: 'compare',
        src: 'loadDetails',
        onDone: {
          target: 'conflicting',
          actions: { type: 'keepTheirs', params: ({ event }) => ({ details: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSessionEnd', params: ofEvent },
            target: 'editing.signedOut',
            actions: ['explainSignOut', 'reportSessionEnded'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'explainFailure', params: ofEvent },
              { type: 'reportFailure', params: ofEvent },
            ],
          },
        ],
      },
    },
    conflicting: {
      tags: ['form', 'conflict'],
      on: {
        'conflict.keepMine': { target: 'editing', actions: 'keepMine' },
        'conflict.takeTheirs': {
          target: 'editing',
          actions: { type: 'fillForm', params: ({ context }) => ({ details: context.theirs! }) },
        },
        'conflict.dismiss': { target: 'editing', actions: 'forgetTheirs' },
        'form.leave': { target: 'leaving', actions: 'forgetTheirs' },
      },
    },
    leaving: {
      tags: ['form', 'asking'],
      on: { 'leave.confirm': 'left', 'leave.cancel': 'editing' },
    },
    left: { type: 'final' },
  },
})
