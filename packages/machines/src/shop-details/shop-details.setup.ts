import type { Image, ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import type { Weekday } from '@shop/domain'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isNotDone, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { FailureReport, Notice } from '../notice.ts'
import { isTooLarge, withAlt, withMoved, withoutKey } from '../item-editor/pictures.ts'
import type { PictureFile } from '../ports.ts'
import { toParent } from '../to-parent.ts'
import { withAddedCatalogue, withCatalogue } from './e-catalogues.ts'
import type { CatalogueChange } from './e-catalogues.ts'
import { shopDetailsMessages } from './shop-details.messages.ts'
import { hasUnsavedDetails, isAsSent, isOwnSave, merged } from './compare-details.ts'
import { formOf } from './details-form.ts'
import { problemsOf, serverProblems, withoutProblems } from './details-problems.ts'
import { filledFrom } from './shop-details.rules.ts'
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

/** The actors, actions and guards of `shopDetailsMachine`. */
export const shopDetailsSetup = setup({
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
    announceSaved: emit(notice('success', shopDetailsMessages.saved)),
    keepTheirs: assign((_, { details }: { details: VersionedShopDetails }) => ({ theirs: details, problems: [], failure: null })),
    // The form keeps what the user typed: the next save writes it over their earlier one.
    resumeForm: assign((_, { details }: { details: VersionedShopDetails }) => ({ base: details, original: formOf(details) })),
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
    isOwnSave: ({ context }, { details }: { details: VersionedShopDetails }) => isOwnSave(context, details),
    isChangedMeanwhile: (_, { error }: { error: unknown }) => statusOf(error) === 409,
  },
})
