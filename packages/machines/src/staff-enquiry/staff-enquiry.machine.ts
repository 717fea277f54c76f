import type { AdminEnquiry } from '@shop/api'
import { assign, sendTo, setup } from 'xstate'
import { isSessionEnd, saveFailureSentence } from '../failures.ts'
import { afterTyping } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { signedOut } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import {
  firstStaffEnquiry,
  hasAgreed,
  staffProblems,
  staffServerProblems,
  withLine,
  withQuantity,
} from './staff-enquiry.rules.ts'
import type {
  StaffEnquiry,
  StaffEnquiryContext,
  StaffEnquiryEvent,
  StaffEnquiryInput,
  StaffEnquiryTag,
  StaffField,
  StaffLine,
} from './staff-enquiry.types.ts'

/**
 * The form for an enquiry that staff agreed in the showroom or on the phone.
 * `staff-enquiry.md` describes its states.
 */
export const staffEnquiryMachine = setup({
  types: {
    input: {} as StaffEnquiryInput,
    context: {} as StaffEnquiryContext,
    events: {} as StaffEnquiryEvent,
    tags: {} as StaffEnquiryTag,
  },
  actors: { saveEnquiry: notProvided<AdminEnquiry, StaffEnquiry>('saveEnquiry') },
  actions: {
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<StaffField>> }) => afterTyping(context, values)),
    addLine: assign(({ context }, { line }: { line: StaffLine }) => ({ lines: withLine(context.lines, line), problems: {} })),
    setLine: assign(({ context }, { item, quantity }: { item: string; quantity: number }) => ({
      lines: withQuantity(context.lines, item, quantity),
    })),
    showProblems: assign(({ context }) => ({ problems: staffProblems(context), failure: null })),
    forgetProblems: assign({ problems: {}, failure: null }),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      failure: saveFailureSentence(error),
      problems: staffServerProblems(error),
    })),
    explainSignOut: assign({ failure: itemEditorMessages.signedOut }),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    hasProblems: ({ context }) => Object.keys(staffProblems(context)).length > 0,
    hasAgreed: ({ context }) => hasAgreed(context),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
}).createMachine({
  id: 'staffEnquiry',
  context: ({ input }) => firstStaffEnquiry(input),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      initial: 'ready',
      on: {
        'fields.typed': { actions: { type: 'assignTyped', params: ofEvent } },
        'line.add': { actions: { type: 'addLine', params: ofEvent } },
        'line.set': { actions: { type: 'setLine', params: ofEvent } },
        'form.submit': [
          { guard: 'hasProblems', target: '.ready', actions: 'showProblems' },
          { target: 'saving', actions: 'forgetProblems' },
        ],
        'form.leave': [{ guard: 'hasAgreed', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        ready: {},
        signedOut: { tags: 'signedOut', on: { 'session.restored': { target: 'ready', actions: 'forgetProblems' } } },
      },
    },
    saving: {
      tags: 'saving',
      initial: 'sending',
      invoke: {
        id: 'save',
        src: 'saveEnquiry',
        input: ({ context: { reference, values, lines } }) => ({ reference, values, lines }),
        onDone: 'saved',
        onError: [signedOut('editing.signedOut'), { target: 'editing', actions: { type: 'explainFailure', params: ofEvent } }],
      },
      states: {
        sending: { on: { 'form.leave': 'asking' } },
        asking: { tags: 'asking', on: { 'leave.confirm': '#staffEnquiry.left', 'leave.cancel': 'sending' } },
      },
    },
    leaving: { tags: 'asking', on: { 'leave.confirm': 'left', 'leave.cancel': 'editing' } },
    saved: { type: 'final', tags: 'saved' },
    left: { type: 'final' },
  },
})
