import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure, failedSave, signedOut } from '../failure-transitions.ts'
import { shopDetailsMessages } from './shop-details.messages.ts'
import { detailsOf } from './details-form.ts'
import { emptyContext } from './shop-details.rules.ts'
import { inReading } from './shop-pictures.ts'
import { shopDetailsSetup } from './shop-details.setup.ts'

/**
 * The form of the shop's details: contact, address, opening hours, social links, answers to enquiries,
 * e-catalogues and hero pictures.
 * `shop-details.md` describes its states.
 *
 * Only `editing` handles a submit, and handling it leaves the state: however often the user presses Save, there is one request.
 */
export const shopDetailsMachine = shopDetailsSetup.createMachine({
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
        onError: explainedFailure('unloaded', 'explainUnloaded'),
      },
    },
    unloaded: { tags: 'failed', on: { 'form.retry': 'loading', 'session.restored': 'loading', 'form.leave': 'left' } },
    editing: {
      tags: ['form', 'editable'],
      initial: 'settling',
      on: {
        'lines.set': { actions: { type: 'changeLines', params: ofEvent } },
        'hours.set': { actions: { type: 'changeHours', params: ofEvent } },
        'emails.set': { actions: { type: 'changeEmails', params: ofEvent } },
        'answers.set': { actions: { type: 'changeAnswers', params: ofEvent } },
        'catalogue.add': { actions: 'addCatalogue' },
        'catalogue.set': { actions: { type: 'changeCatalogue', params: ofEvent } },
        'catalogue.remove': { actions: { type: 'removeCatalogue', params: ofEvent } },
        'catalogue.move': { actions: { type: 'moveCatalogue', params: ofEvent } },
        'pictures.pick': { target: '.settling', actions: { type: 'pickPictures', params: ofEvent } },
        'pictures.reuse': { actions: { type: 'reusePictures', params: ofEvent } },
        'picture.remove': { actions: { type: 'removePicture', params: ofEvent } },
        'picture.move': { actions: { type: 'movePicture', params: ofEvent } },
        'picture.describe': { actions: { type: 'describePicture', params: ofEvent } },
        'form.submit': [
          { guard: 'hasProblems', target: '.ready', actions: 'showProblems' },
          { target: 'saving', actions: 'forgetProblems' },
        ],
        'form.leave': [{ guard: 'hasUnsavedChanges', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        settling: { always: [{ guard: 'isAnyUnread', target: 'reading' }, { target: 'ready' }] },
        reading: {
          tags: ['reading', 'busy'],
          entry: 'startReading',
          on: {
            // Ignored, because saving waits until every picture was read.
            'form.submit': {},
            'picture.remove': {
              guard: { type: 'isInReading', params: ofEvent },
              target: 'settling',
              actions: { type: 'removePicture', params: ofEvent },
            },
            'catalogue.remove': {
              guard: { type: 'ofReading', params: ofEvent },
              target: 'settling',
              actions: { type: 'removeCatalogue', params: ofEvent },
            },
          },
          invoke: {
            id: 'read',
            src: 'readPicture',
            input: ({ context: { form } }) => ({ file: inReading(form)!.picture.file }),
            onDone: [
              {
                guard: { type: 'isTooLarge', params: ({ event }) => ({ url: event.output }) },
                target: 'settling',
                actions: { type: 'dropPicture', params: { message: itemEditorMessages.pictureTooLarge } },
              },
              { target: 'settling', actions: { type: 'assignPicture', params: ({ event }) => ({ url: event.output }) } },
            ],
            onError: {
              target: 'settling',
              actions: { type: 'dropPicture', params: { message: shopDetailsMessages.pictureUnreadable } },
            },
          },
        },
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
          signedOut('editing.signedOut'),
          { guard: { type: 'isChangedMeanwhile', params: ofEvent }, target: 'comparing' },
          ...failedSave('editing', 'explainFailure'),
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
        onDone: [
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ details: event.output }) },
            target: 'editing',
            actions: [{ type: 'fillForm', params: ({ event }) => ({ details: event.output }) }, 'announceSaved'],
          },
          {
            guard: { type: 'isOwnSave', params: ({ event }) => ({ details: event.output }) },
            target: 'saving',
            actions: { type: 'resumeForm', params: ({ event }) => ({ details: event.output }) },
          },
          { target: 'conflicting', actions: { type: 'keepTheirs', params: ({ event }) => ({ details: event.output }) } },
        ],
        onError: [
          signedOut('editing.signedOut'),
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
