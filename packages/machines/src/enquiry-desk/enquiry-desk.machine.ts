import type { AdminEnquiry } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isNotDone, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { FailureReport, Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure, failedSave, signedOut } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { enquiryDeskMessages } from './enquiry-desk.messages.ts'
import {
  hasTyped,
  isAlreadySaved,
  isOwnSave,
  isStep,
  problemsOf,
  serverProblems,
  unloadedDesk,
  withEnquiry,
} from './enquiry-desk.rules.ts'
import type {
  EnquiryChange,
  EnquiryChangeKind,
  EnquiryDeskContext,
  EnquiryDeskEvent,
  EnquiryDeskInput,
  EnquiryDeskTag,
  EnquiryForm,
} from './enquiry-desk.types.ts'

/**
 * The page on which admins work on one enquiry: steps that can be undone, notes, and the quote.
 * `enquiry-desk.md` describes its states.
 */
export const enquiryDeskMachine = setup({
  types: {
    input: {} as EnquiryDeskInput,
    context: {} as EnquiryDeskContext,
    events: {} as EnquiryDeskEvent,
    emitted: {} as Notice | FailureReport,
    tags: {} as EnquiryDeskTag,
  },
  actors: {
    loadEnquiry: notProvided<AdminEnquiry, { reference: string }>('loadEnquiry'),
    saveChange: notProvided<AdminEnquiry, EnquiryChange>('saveChange'),
  },
  actions: {
    assignEnquiry: assign(({ context }, { enquiry }: { enquiry: AdminEnquiry }) => withEnquiry(context, enquiry, null)),
    assignSaved: assign(({ context }, { enquiry }: { enquiry: AdminEnquiry }) => withEnquiry(context, enquiry, context.saving)),
    assignValues: assign(({ context: { form, noteNumber, problems } }, { values }: { values: Partial<EnquiryForm> }) => ({
      form: { ...form, ...values },
      noteNumber: 'note' in values ? noteNumber + 1 : noteNumber,
      problems: problems.filter(({ path }) => !(path in values)),
    })),
    assignChange: assign((_, { kind }: { kind: EnquiryChangeKind }) => ({ saving: kind })),
    showProblems: assign(({ context }, { kind }: { kind: EnquiryChangeKind }) => ({
      problems: problemsOf(context, kind),
      failure: null,
    })),
    forgetProblems: assign({ problems: [], failure: null }),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      failure: saveFailureSentence(error),
      problems: serverProblems(error),
    })),
    rememberUnanswered: assign(({ context: { saving, form, unanswered } }, { error }: { error: unknown }) => ({
      unanswered: isNotDone(error) ? unanswered : { kind: saving!, form },
    })),
    // Everything typed stays: it is sent over the change that got no response.
    resumeSave: assign((_, { enquiry }: { enquiry: AdminEnquiry }) => ({ enquiry, unanswered: null })),
    explainUnloaded: assign((_, { error }: { error: unknown }) => ({ failure: failureSentence(error) })),
    explainSignOut: assign({ failure: itemEditorMessages.signedOut }),
    explainChange: assign({ failure: enquiryDeskMessages.changedMeanwhile }),
    announceSaved: emit(({ context: { saving } }) => notice('success', enquiryDeskMessages.saved[saving!])),
    reportFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failure' as const, error })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
    reportDenied: sendTo(toParent, { type: 'access.denied' }),
  },
  guards: {
    hasProblems: ({ context }, { kind }: { kind: EnquiryChangeKind }) => problemsOf(context, kind).length > 0,
    hasTyped: ({ context }) => hasTyped(context),
    isStep: (_, { kind }: { kind: EnquiryChangeKind }) => isStep(kind),
    hasSavedStep: ({ context: { saving } }) => saving !== null && isStep(saving),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
    isAlreadySaved: ({ context }, { enquiry }: { enquiry: AdminEnquiry }) => isAlreadySaved(context, enquiry),
    isOwnSave: ({ context }, { enquiry }: { enquiry: AdminEnquiry }) => isOwnSave(context, enquiry),
    isChangedMeanwhile: (_, { error }: { error: unknown }) => statusOf(error) === 409,
  },
  delays: { doubleTap: 500 },
}).createMachine({
  id: 'enquiryDesk',
  context: ({ input }) => unloadedDesk(input),
  initial: 'loading',
  states: {
    loading: {
      tags: ['loading', 'busy'],
      entry: 'forgetProblems',
      invoke: {
        id: 'load',
        src: 'loadEnquiry',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: { target: 'editing', actions: { type: 'assignEnquiry', params: ({ event }) => ({ enquiry: event.output }) } },
        onError: explainedFailure('unloaded', 'explainUnloaded'),
      },
    },
    unloaded: { tags: 'failed', on: { 'form.retry': 'loading', 'session.restored': 'loading' } },
    editing: {
      tags: ['form', 'editable'],
      initial: 'ready',
      on: {
        'form.set': { actions: { type: 'assignValues', params: ofEvent } },
        'change.save': [
          {
            guard: { type: 'hasProblems', params: ofEvent },
            target: '.ready',
            actions: { type: 'showProblems', params: ofEvent },
          },
          { target: 'saving', actions: ['forgetProblems', { type: 'assignChange', params: ofEvent }] },
        ],
        'form.leave': [{ guard: 'hasTyped', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        ready: {},
        saved: {
          entry: 'announceSaved',
          always: [{ guard: 'hasSavedStep', target: 'settling' }, { target: 'ready' }],
        },
        settling: {
          tags: 'settling',
          on: { 'change.save': { guard: { type: 'isStep', params: ofEvent } } },
          after: { doubleTap: 'ready' },
        },
        signedOut: { tags: 'signedOut', on: { 'session.restored': { target: 'ready', actions: 'forgetProblems' } } },
      },
    },
    saving: {
      tags: ['form', 'saving', 'busy'],
      initial: 'sending',
      invoke: {
        id: 'save',
        src: 'saveChange',
        input: ({ context: { saving, enquiry, form, page, noteNumber } }) => ({
          kind: saving!,
          enquiry: enquiry!,
          form,
          noteId: `${page}:${noteNumber}`,
        }),
        onDone: {
          target: 'editing.saved',
          actions: { type: 'assignSaved', params: ({ event }) => ({ enquiry: event.output }) },
        },
        onError: [
          signedOut('editing.signedOut'),
          { guard: { type: 'isChangedMeanwhile', params: ofEvent }, target: 'comparing' },
          ...failedSave('editing', 'explainFailure'),
        ],
      },
      states: {
        sending: { on: { 'form.leave': 'asking' } },
        asking: { tags: 'asking', on: { 'leave.confirm': '#enquiryDesk.left', 'leave.cancel': 'sending' } },
      },
    },
    comparing: {
      tags: ['form', 'saving', 'busy'],
      on: { 'form.leave': 'leaving' },
      invoke: {
        id: 'compare',
        src: 'loadEnquiry',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: [
          {
            guard: { type: 'isAlreadySaved', params: ({ event }) => ({ enquiry: event.output }) },
            target: 'editing.saved',
            actions: { type: 'assignSaved', params: ({ event }) => ({ enquiry: event.output }) },
          },
          {
            guard: { type: 'isOwnSave', params: ({ event }) => ({ enquiry: event.output }) },
            target: 'saving',
            actions: { type: 'resumeSave', params: ({ event }) => ({ enquiry: event.output }) },
          },
          {
            target: 'editing',
            actions: [{ type: 'assignEnquiry', params: ({ event }) => ({ enquiry: event.output }) }, 'explainChange'],
          },
        ],
        onError: [signedOut('editing.signedOut'), { target: 'editing', actions: { type: 'explainFailure', params: ofEvent } }],
      },
    },
    leaving: { tags: ['form', 'asking'], on: { 'leave.confirm': 'left', 'leave.cancel': 'editing' } },
    left: { type: 'final' },
  },
})
