import { siteSentences } from '@shop/domain'
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isNotDone, isOffline, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { FailureReport, Notice } from '../notice.ts'
import type { PictureFile } from '../ports.ts'
import { toParent } from '../to-parent.ts'
import { hasUnsavedChanges } from './compare-forms.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import { itemEditorMessages } from './item-editor.messages.ts'
import {
  afterDrop,
  afterFields,
  afterPick,
  afterPictures,
  afterReading,
  afterRelated,
  afterRestoring,
  filledFrom,
  noProblems,
} from './item-editor.rules.ts'
import type {
  EditedItem,
  ItemEditorContext,
  ItemEditorEvent,
  ItemEditorInput,
  ItemEditorOutput,
  ItemEditorTag,
  ItemFields,
  Related,
  SaveRequest,
} from './item-editor.types.ts'
import { formOf } from './item-form.ts'
import { afterKeepingMine } from './merge-forms.ts'
import { isAsSent, isNewItem, isOwnSave } from './saved-item.ts'
import { serverProblems } from './server-problems.ts'
import { afterContinuing, readUnfinished, withoutArrived } from './unfinished-form.ts'
import { isTooLarge, isUnread, pictureInReading, withAlt, withMoved, withNextInReading, withoutKey } from './pictures.ts'

const replacedNotice = notice('info', itemEditorMessages.picturesReplaced, { type: 'pictures.restore' })

/** The actors, actions and guards of `createItemEditorMachine`. */
export function itemEditorSetup<Item extends EditedItem, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
) {
  return setup({
    types: {
      input: {} as ItemEditorInput<Item>,
      context: {} as ItemEditorContext<Item, Fields, Partner>,
      events: {} as ItemEditorEvent<Fields, Partner>,
      emitted: {} as Notice | FailureReport,
      tags: {} as ItemEditorTag,
      output: {} as ItemEditorOutput<Item, Section>,
    },
    actors: {
      loadItem: notProvided<Item, { id: string }>('loadItem'),
      readPicture: notProvided<string, { file: PictureFile }>('readPicture'),
      saveItem: notProvided<Item, SaveRequest<Payload>>('saveItem'),
      recallForms: notProvided<readonly unknown[], void>('recallForms'),
      storeForms: notProvided<void, { forms: readonly object[] }>('storeForms'),
    },
    actions: {
      fillForm: assign((_, { item }: { item: Item }) => ({
        ...filledFrom(kind, item),
        ...noProblems,
        theirs: null,
        unanswered: null,
      })),
      assignDraft: assign((_, { asDraft = false }: { asDraft?: boolean }) => ({ isDraft: asDraft })),
      changeFields: assign(({ context }, { fields }: { fields: Partial<Fields> }) => afterFields(context, fields)),
      chooseRelated: assign(({ context }, { related }: { related: Partner }) =>
        afterRelated(context, related, kind.relatedMaximum),
      ),
      removeRelated: assign(({ context: { form } }, { id }: { id: string }) => ({
        form: { ...form, related: form.related.filter(({ _id }) => _id !== id) },
      })),
      pickPictures: enqueueActions(({ context, enqueue }, pick: { files: readonly PictureFile[]; isAddition?: boolean }) => {
        const after = afterPick(kind, context, pick)
        enqueue.assign(after)
        if (after.replaced.length > context.replaced.length) enqueue.emit(replacedNotice)
      }),
      restorePictures: assign(({ context }) => afterRestoring(kind, context)),
      removePicture: assign(({ context }, { key }: { key: string }) =>
        afterPictures(context, withoutKey(context.form.pictures, key), []),
      ),
      movePicture: assign(({ context: { form } }, { key, to }: { key: string; to: number }) => ({
        form: { ...form, pictures: withMoved(form.pictures, key, to) },
      })),
      describePicture: assign(({ context: { form } }, { key, alt }: { key: string; alt: string }) => ({
        form: { ...form, pictures: withAlt(form.pictures, key, alt) },
      })),
      startReading: assign(({ context: { form } }) => ({
        form: { ...form, pictures: withNextInReading(form.pictures) },
      })),
      assignPicture: enqueueActions(({ context, enqueue }, { url }: { url: string }) => {
        const after = afterReading(kind, context, url)
        enqueue.assign(after)
        if (after.replaced.length > context.replaced.length) enqueue.emit(replacedNotice)
      }),
      dropPicture: assign(({ context }, { message }: { message: string }) => afterDrop(context, message)),
      showProblems: assign({
        problems: ({ context }) => kind.problemsOf(context.form, isNewItem(context)),
        failure: null,
      }),
      forgetProblems: assign(noProblems),
      explainFailure: assign((_, { error }: { error: unknown }) => ({
        failure: failureSentence(error),
        problems: serverProblems(error),
      })),
      explainFailedSave: assign((_, { error }: { error: unknown }) => ({
        failure: saveFailureSentence(error),
        problems: serverProblems(error),
      })),
      rememberUnanswered: assign(({ context: { form, unanswered } }, { error }: { error: unknown }) => ({
        unanswered: isNotDone(error) ? unanswered : form,
      })),
      explainSignOut: assign({ failure: itemEditorMessages.signedOut }),
      forgetFailure: assign({ failure: null }),
      reportFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
        enqueue.emit({ type: 'failure', error })
        // The form says that the user is offline.
        if (kind.announcesFailures && !isOffline(error)) enqueue.emit(notice('error', siteSentences.somethingWentWrong))
      }),
      announceSaved: emit(notice('success', itemEditorMessages.saved)),
      announceMissing: emit(notice('error', kind.missing)),
      keepSaved: assign((_, { item }: { item: Item }) => ({ saved: item })),
      // The form keeps what the user typed: the next save writes it over the stored item.
      resumeItem: assign((_, { item }: { item: Item }) => ({
        id: item._id,
        base: item,
        original: formOf(kind, item),
        ...noProblems,
      })),
      // The item was deleted: the next save adds another one.
      forgetNewId: assign({ newId: null }),
      keepTheirs: assign((_, { item }: { item: Item | null }) => ({ ...noProblems, theirs: item })),
      keepMine: assign(({ context }) => ({ ...afterKeepingMine(kind, context), theirs: null })),
      forgetTheirs: assign({ theirs: null }),
      offerForms: assign(({ context: { base } }, { recalled }: { recalled: readonly unknown[] }) => ({
        offers: withoutArrived(kind, base, readUnfinished<Item, Fields, Partner, Payload, Section>(kind, recalled)),
      })),
      continueForm: assign(({ context }) => afterContinuing(kind, context)),
      discardOffer: assign({ offers: ({ context: { offers } }) => offers!.slice(1) }),
      markStored: assign({ stored: ({ context }) => context.form }),
      rememberStored: assign((_, { isStored }: { isStored: boolean | null }) => ({ isStored })),
      reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
      reportDenied: sendTo(toParent, { type: 'access.denied' }),
    },
    delays: { storePause: 1000 },
    guards: {
      isFilled: ({ context }) => context.id === null || context.base !== null,
      isMissing: (_, { error }: { error: unknown }) => statusOf(error) === 404,
      isPicking: (_, { files }: { files: readonly PictureFile[] }) => files.length > 0,
      isAnyUnread: ({ context }) => context.form.pictures.some(isUnread),
      isInReading: ({ context }, { key }: { key: string }) => pictureInReading(context.form.pictures)?.key === key,
      isTooLarge: (_, { url }: { url: string }) => isTooLarge(url),
      hasProblems: ({ context }) => kind.problemsOf(context.form, isNewItem(context)).length > 0,
      movesItems: ({ context }) => kind.movesOf(context).length > 0,
      hasUnsavedChanges: ({ context }) => hasUnsavedChanges(context),
      isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
      isDenial: (_, { error }: { error: unknown }) => isDenial(error),
      // Whether an earlier save of the new item has reached the server.
      isAddedBefore: ({ context }, { error }: { error: unknown }) =>
        context.id === null && context.newId !== null && statusOf(error) === 409,
      // Whether the save failed because the item was changed or deleted.
      isChangedMeanwhile: ({ context }, { error }: { error: unknown }) =>
        context.id !== null && (statusOf(error) === 409 || statusOf(error) === 404),
      isSameVersion: ({ context }, { item }: { item: Item }) => item.updatedAt === context.base?.updatedAt,
      // Whether an earlier save has reached the server, and its response was lost.
      isAsSent: ({ context }, { item }: { item: Item }) => isAsSent(kind, context, item),
      isOwnSave: ({ context }, { item }: { item: Item }) => isOwnSave(kind, context, item),
      isRecalled: ({ context }) => context.offers !== null,
      hasOffer: ({ context }) => (context.offers?.length ?? 0) > 0,
      isChangedSinceStored: ({ context }) => context.form !== context.stored,
      isStillThere: ({ context }) => context.theirs !== null,
    },
  })
}
