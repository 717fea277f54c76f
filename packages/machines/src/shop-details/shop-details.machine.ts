import type { Image, ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import type { Weekday } from '@shop/domain'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isNotDone, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { notProvided } from '../not-provided.ts'
import type { FailureReport, Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { isTooLarge, withAlt, withMoved, withoutKey } from '../item-editor/pictures.ts'
import type { PictureFile } from '../ports.ts'
import { toParent } from '../to-parent.ts'
import { withAddedCatalogue, withCatalogue } from './e-catalogues.ts'
import type { CatalogueChange } from './e-catalogues.ts'
import { shopDetailsMessages } from './shop-details.messages.ts'
import { hasUnsavedDetails, isAsSent, merged } from './compare-details.ts'
import { detailsOf, formOf } from './details-form.ts'
import { problemsOf, serverProblems, withoutProblems } from './details-problems.ts'
import { emptyContext, filledFrom } from './shop-details.rules.ts'
import {
  afterDrop,
  afterPick,
  afterReuse,
  heroPlace,
  inReading,
  isAnyUnread,
  withNextReading,
  withPictureRead,
  withPictures,
} from './shop-pictures.ts'
import type {
  PicturePlaceOfForm,
  DayHours,
  ShopDetailsContext,
  ShopDetailsEvent,
  ShopDetailsForm,
  ShopDetailsTag,
} from './shop-details.types.ts'

/**
 * The form of the shop's details: contact, address, opening hours, social links, answers to enquiries,
 * e-catalogues and hero pictures.
 *
 * The states:
 * - `loading`: the details are being loaded. `unloaded`: loading failed, and can be retried.
 * - `editing.ready`: the form can be changed and saved. A save leads back here, and the form has no unsaved changes then.
 * - `editing.reading`: the same, while chosen pictures are read one after the other; saving waits for them.
 * - `editing.settling` is transient: it checks whether a picture still has to be read.
 * - `editing.signedOut`: saving found that the session has ended; the form stays while the user signs in again.
 * - `saving.sending`: the form is being saved and is disabled. `saving.asking`: the user wants to leave meanwhile.
 * - `comparing`: the server rejected the save because of another version; the details are loaded again. They may be what the form
 * sends.
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
    readPicture: notProvided<string, { file: PictureFile }>('readPicture'),
    saveDetails: notProvided<VersionedShopDetails, ShopDetailsPayload>('saveDetails'),
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
    changeEmails: assign(({ context: { form } }, { enquiryEmails }: { enquiryEmails: boolean }) => ({
      form: { ...form, enquiryEmails },
    })),
    changeAnswers: assign(({ context: { form, problems } }, { answers }: { answers: Partial<ShopDetailsForm['answers']> }) => ({
      form: { ...form, answers: { ...form.answers, ...answers } },
      problems: withoutProblems(
        problems,
        Object.keys(answers).map((status) => `answers.${status}`),
      ),
    })),
    addCatalogue: assign(({ context: { form, problems, added } }) => ({
      form: withAddedCatalogue(form, added + 1),
      problems: withoutProblems(problems, ['catalogues']),
      added: added + 1,
    })),
    changeCatalogue: assign(({ context: { form, problems } }, { key, catalogue }: CatalogueChange) => ({
      form: withCatalogue(form, key, catalogue),
      problems: withoutProblems(
        problems,
        Object.keys(catalogue).map((name) => `${key}.${name}`),
      ),
    })),
    removeCatalogue: assign(({ context: { form, problems } }, { key }: { key: string }) => ({
      form: { ...form, catalogues: withoutKey(form.catalogues, key) },
      problems: problems.filter(({ path }) => !path.startsWith(`${key}.`)),
    })),
    moveCatalogue: assign(({ context: { form } }, { key, to }: { key: string; to: number }) => ({
      form: { ...form, catalogues: withMoved(form.catalogues, key, to) },
    })),
    pickPictures: assign(({ context }, pick: { place: PicturePlaceOfForm; files: readonly PictureFile[] }) =>
      afterPick(context, pick),
    ),
    reusePictures: assign(({ context }, { images }: { images: readonly Image[] }) => afterReuse(context, images)),
    removePicture: assign(({ context: { form, problems } }, { place, key }: { place: PicturePlaceOfForm; key: string }) => ({
      form: withPictures(form, place, (pictures) => withoutKey(pictures, key)),
      problems: withoutProblems(problems, [place, `${place}.picture`]),
    })),
    movePicture: assign(({ context: { form } }, { key, to }: { key: string; to: number }) => ({
      form: withPictures(form, heroPlace, (pictures) => withMoved(pictures, key, to)),
    })),
    describePicture: assign(
      ({ context: { form } }, { place, key, alt }: { place: PicturePlaceOfForm; key: string; alt: string }) => ({
        form: withPictures(form, place, (pictures) => withAlt(pictures, key, alt)),
      }),
    ),
    startReading: assign(({ context: { form } }) => ({ form: withNextReading(form) })),
    assignPicture: assign(({ context: { form } }, { url }: { url: string }) => ({ form: withPictureRead(form, url) })),
    dropPicture: assign(({ context }, { message }: { message: string }) => afterDrop(context, message)),
    showProblems: assign({ problems: ({ context: { form } }) => problemsOf(form), failure: null }),
    forgetProblems: assign({ problems: [], failure: null }),
    explainFailure: assign(({ context: { form } }, { error }: { error: unknown }) => ({
      failure: saveFailureSentence(error),
      problems: serverProblems(error, form),
    })),
    rememberUnanswered: assign(({ context: { form, unanswered } }, { error }: { error: unknown }) => ({
      unanswered: isNotDone(error) ? unanswered : form,
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
    isAnyUnread: ({ context: { form } }) => isAnyUnread(form),
    isTooLarge: (_, { url }: { url: string }) => isTooLarge(url),
    isInReading: ({ context: { form } }, { key }: { key: string }) => inReading(form)?.picture.key === key,
    ofReading: ({ context: { form } }, { key }: { key: string }) => inReading(form)?.place === key,
    hasProblems: ({ context: { form } }) => problemsOf(form).length > 0,
    hasUnsavedChanges: ({ context }) => hasUnsavedDetails(context),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
    // Whether an earlier save has reached the server, and its response was lost.
    isAsSent: ({ context }, { details }: { details: VersionedShopDetails }) => isAsSent(context, details),
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
              { type: 'rememberUnanswered', params: ofEvent },
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
        onDone: [
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ details: event.output }) },
            target: 'editing',
            actions: [{ type: 'fillForm', params: ({ event }) => ({ details: event.output }) }, 'announceSaved'],
          },
          { target: 'conflicting', actions: { type: 'keepTheirs', params: ({ event }) => ({ details: event.output }) } },
        ],
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
