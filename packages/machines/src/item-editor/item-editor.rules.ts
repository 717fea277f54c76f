import type { PictureFile } from '../ports.ts'
import { changedFields } from './compare-forms.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type {
  EditedForm,
  EditedItem,
  FormProblem,
  ItemEditorContext,
  ItemEditorInput,
  ItemFields,
  Related,
} from './item-editor.types.ts'
import { withoutUnchecked } from './item-fields.ts'
import { blankForm, formOf } from './item-form.ts'
import { isUnread, pictureInReading, replacedBy, roomFor, withoutKey, withPicked, withRead, withReplaced } from './pictures.ts'
import type { EditedPicture } from './pictures.types.ts'
import { isNewItem } from './saved-item.ts'

/** The initial context of an editor: an empty form, the form of an existing item, or one to be filled. */
export function firstContext<Item extends EditedItem, Fields, Partner, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { id, loaded, newId }: ItemEditorInput<Item>,
): ItemEditorContext<Item, Fields, Partner> {
  const blank = blankForm(kind)
  const counts = { picked: 0, picks: 0, replaced: [] }
  const nothing = {
    ...noProblems,
    ...counts,
    isDraft: false,
    visibility: null,
    unanswered: null,
    theirs: null,
    saved: null,
    offers: null,
    isStored: null,
  }
  const filled = loaded ? filledFrom(kind, loaded) : { base: null, original: blank, form: blank }
  return { ...nothing, id: loaded?._id ?? id ?? null, newId: newId ?? null, ...filled, stored: filled.form }
}

/** The context changes that clear all problems and failures. */
export const noProblems = { problems: [], failure: null } as const

/** The context changes that fill the form from an item. */
export function filledFrom<Item, Fields, Partner, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  item: Item,
) {
  const form = formOf(kind, item)
  return { base: item, original: form, form }
}

/** The context changes after fields were changed: their problems are cleared. */
export function afterFields<Fields extends ItemFields, Partner>(
  { form, problems }: ProblemsAndForm<Fields, Partner>,
  change: Partial<Fields>,
) {
  const fields = withoutUnchecked({ ...form.fields, ...change })
  const changed = changedFields(fields, form.fields)
  return { form: { ...form, fields }, problems: problems.filter(({ path }) => !changed.some((name) => name === path)) }
}

/** The context changes after pictures were changed, with their new problems. */
export function afterPictures<Fields, Partner>(
  { form, problems }: ProblemsAndForm<Fields, Partner>,
  pictures: readonly EditedPicture[],
  said: readonly FormProblem[],
) {
  return { form: { ...form, pictures }, problems: [...withoutPath(problems, 'pictures'), ...said] }
}

/** The context changes after files were picked, with a problem about those that exceed the maximum. */
export function afterPick<Item, Fields, Partner, Payload, Section>(
  { picturesMaximum, tooManyPictures }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  context: ItemEditorContext<Item, Fields, Partner>,
  { files, isAddition: isAdded = false }: { files: readonly PictureFile[]; isAddition?: boolean },
) {
  const { pictures } = context.form
  const isAddition = picturesMaximum > 1 && (isAdded || isNewItem(context))
  const pick = isAddition ? context.picks : context.picks + 1
  const picked = { files, pick, firstNumber: context.picked + 1, maximum: picturesMaximum, isAddition }
  const isTooMany = files.length > roomFor(pictures, picturesMaximum, isAddition)
  const said = isTooMany ? [{ path: 'pictures', message: tooManyPictures }] : []
  const after = afterPictures(context, withPicked(pictures, picked), said)
  const dropped = isAddition || picturesMaximum === 1 ? [] : pictures.filter(isUnread)
  return { ...after, picked: context.picked + files.length, picks: pick, replaced: [...context.replaced, ...dropped] }
}

/** The context changes after a picture was read, which may replace others. */
export function afterReading<Item, Fields, Partner, Payload, Section>(
  { picturesMaximum }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { form, replaced }: ItemEditorContext<Item, Fields, Partner>,
  url: string,
) {
  return {
    form: { ...form, pictures: withRead(form.pictures, url, picturesMaximum) },
    replaced: [...replaced, ...replacedBy(form.pictures, url, picturesMaximum)],
  }
}

/** The context changes after the user restored replaced pictures. */
export function afterRestoring<Item, Fields, Partner, Payload, Section>(
  { picturesMaximum: maximum }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  context: ItemEditorContext<Item, Fields, Partner>,
) {
  const { form, picks: pick, replaced } = context
  return { ...afterPictures(context, withReplaced(form.pictures, replaced, { maximum, pick }), []), replaced: [] }
}

/** The context changes after the picture being read turned out to be unusable, with the reason. */
export function afterDrop<Fields, Partner>({ form, problems }: ProblemsAndForm<Fields, Partner>, message: string) {
  const dropped = pictureInReading(form.pictures)
  return {
    form: { ...form, pictures: withoutKey(form.pictures, dropped?.key) },
    problems: [...problems, { path: 'pictures', message, ...(dropped && { file: dropped.file.name }) }],
  }
}

/** The context changes after a related item was chosen; choosing it again changes nothing. */
export function afterRelated<Fields, Partner extends Related>(
  { form, problems }: ProblemsAndForm<Fields, Partner>,
  partner: Partner,
  maximum: number,
) {
  const others = form.related.filter(({ _id }) => _id !== partner._id)
  const related = others.length < form.related.length ? form.related : [...others, partner].slice(-maximum)
  return { form: { ...form, related }, problems: withoutPath(problems, 'related') }
}

interface ProblemsAndForm<Fields, Partner> {
  form: EditedForm<Fields, Partner>
  problems: readonly FormProblem[]
}

function withoutPath(problems: readonly FormProblem[], path: string): FormProblem[] {
  return problems.filter((problem) => problem.path !== path)
}
