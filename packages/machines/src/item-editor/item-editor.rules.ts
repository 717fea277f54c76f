import { issuesOf } from '../failures.ts'
import type { PictureFile } from '../ports.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type {
  EditedForm,
  EditedItem,
  FormPart,
  FormProblem,
  ItemEditorContext,
  ItemEditorInput,
  ItemFields,
  Related,
  SavedVersion,
} from './item-editor.types.ts'
import { withoutUnchecked } from './item-fields.ts'
import {
  asStored,
  isUnread,
  pictureInReading,
  replacedBy,
  roomFor,
  storedPictures,
  withoutKey,
  withPicked,
  withRead,
  withReplaced,
} from './pictures.ts'
import type { EditedPicture } from './pictures.types.ts'

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
  const changed = keysOf(fields).filter((key) => fields[key] !== form.fields[key])
  return { form: { ...form, fields }, problems: problems.filter(({ path }) => !changed.some((key) => key === path)) }
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

/** Whether the form adds an item. It still does when the server has stored the item and the response was lost. */
export function isNewItem({ id, newId }: { id: string | null; newId: string | null }): boolean {
  return id === null || id === newId
}

/** Whether the form has unsaved changes, including a picture that is still being read. */
export function hasUnsavedChanges<Item, Fields, Partner extends Related>({
  form,
  original,
}: Pick<ItemEditorContext<Item, Fields, Partner>, 'form' | 'original'>): boolean {
  const isSame = sameFields(form.fields, original.fields)
  return !isSame || !samePictures(form.pictures, original.pictures) || !sameRelated(form.related, original.related)
}

/**
 * The context changes after the user kept their changes in a conflict. The form has what the other admin saved, with the
 * user's own changes on top, so that neither loses what only they changed. An item deleted meanwhile becomes a new one.
 */
export function afterKeepingMine<Item, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { id, newId, original, form, theirs }: ItemEditorContext<Item, Fields, Partner>,
) {
  if (!theirs) {
    const kept = { ...form, pictures: withoutStored(form.pictures) }
    // The server adds no second item under the id of a deleted one.
    return { id: null, newId: id === newId ? null : newId, base: null, original: blankForm(kind), form: kept }
  }
  const saved = formOf(kind, theirs)
  return { base: theirs, original: saved, form: merged(kind, original, form, saved) }
}

/** The parts of the form that differ between two versions. */
export function differences<Fields, Partner extends Related>(
  one: EditedForm<Fields, Partner>,
  other: EditedForm<Fields, Partner>,
): FormPart<Fields>[] {
  const fields = keysOf(one.fields).filter((key) => one.fields[key] !== other.fields[key])
  return [
    ...(fields as FormPart<Fields>[]),
    ...(samePictures(one.pictures, other.pictures) ? [] : ['pictures' as const]),
    ...(sameRelated(one.related, other.related) ? [] : ['related' as const]),
  ]
}

/** The form of an item. */
export function formOf<Item, Fields, Partner, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  item: Item,
): EditedForm<Fields, Partner> {
  const { fields, images, related } = kind.partsOf(item)
  return { fields, pictures: storedPictures(images), related }
}

/**
 * Whether an item has what the form sends. New pictures count as stored only after a save of them without a response: else another
 * admin may have added others.
 */
export function isAsSent<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { form, original, unanswered }: ItemEditorContext<Item, Fields, Partner>,
  item: Item,
): boolean {
  const saved = formOf(kind, item)
  const mayHavePictures = unanswered !== null && samePictures(unanswered.pictures, form.pictures)
  const pictures = mayHavePictures ? asStored(form.pictures, saved.pictures, original.pictures) : form.pictures
  return JSON.stringify(kind.payloadOf({ ...form, pictures })) === JSON.stringify(kind.payloadOf(saved))
}

/** The version that the form was loaded with, as a save expects it. */
export function versionOf({ base, newId }: { base: EditedItem | null; newId: string | null }): SavedVersion {
  if (base) return { id: base._id, updatedAt: base.updatedAt }
  return { id: null, updatedAt: null, ...(newId !== null && { newId }) }
}

/** Who sees the item after a save. Only a form that adds an item says so: others leave it unchanged. */
export function visibilityOf(context: { id: string | null; newId: string | null; isDraft: boolean }) {
  if (!isNewItem(context)) return {}
  if (context.isDraft) return { visibility: 'draft' as const }
  // An earlier save may have stored it as a draft.
  return context.id === null ? {} : { visibility: 'public' as const }
}

/** The server's issues, with its field names mapped to those of the form. */
export function serverProblems(error: unknown): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => ({ path: formPath(path), message }))
}

interface ProblemsAndForm<Fields, Partner> {
  form: EditedForm<Fields, Partner>
  problems: readonly FormProblem[]
}

const formPaths: Readonly<Record<string, string>> = {
  images: 'pictures',
  coverImage: 'pictures',
  collectionId: 'related',
  productIds: 'related',
  'leadTimeWeeks.minimum': 'leadTimeMinimum',
  'leadTimeWeeks.maximum': 'leadTimeMaximum',
}

/** Maps a path of the server, such as `images.2.url` or `dimensions.width`, to a part of the form. */
function formPath(path: string): string {
  const [first = '', ...rest] = path.split('.')
  return formPaths[path] ?? formPaths[first] ?? rest.at(-1) ?? first
}

function blankForm<Item, Fields, Partner, Payload, Section>({
  blank,
}: ItemEditorKind<Item, Fields, Partner, Payload, Section>): EditedForm<Fields, Partner> {
  return { fields: blank, pictures: [], related: [] }
}

function merged<Item, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  { picturesMaximum, relatedMaximum }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  original: EditedForm<Fields, Partner>,
  mine: EditedForm<Fields, Partner>,
  theirs: EditedForm<Fields, Partner>,
): EditedForm<Fields, Partner> {
  const changed = keysOf(mine.fields).filter((key) => mine.fields[key] !== original.fields[key])
  const myChanges = Object.fromEntries(changed.map((key) => [key, mine.fields[key]])) as Partial<Fields>
  const pictureKey = ({ key }: EditedPicture) => key
  return {
    fields: withoutUnchecked({ ...theirs.fields, ...myChanges }),
    pictures: samePictures(original.pictures, mine.pictures)
      ? theirs.pictures
      : mergedList(original.pictures, mine.pictures, theirs.pictures, pictureKey).slice(0, picturesMaximum),
    related: sameRelated(original.related, mine.related)
      ? theirs.related
      : mergedList(original.related, mine.related, theirs.related, relatedId).slice(0, relatedMaximum),
  }
}

/** Merges two lists: theirs, without what the user removed and with what the user added. */
function mergedList<Entry>(
  original: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const has = (list: readonly Entry[], entry: Entry) => list.some((other) => keyOf(other) === keyOf(entry))
  const kept = mine.filter((entry) => has(theirs, entry) || !has(original, entry))
  return [...kept, ...theirs.filter((entry) => !has(original, entry) && !has(mine, entry))]
}

/** The new pictures only: deleting an item has deleted its stored ones. */
function withoutStored(pictures: readonly EditedPicture[]): readonly EditedPicture[] {
  return pictures.filter(({ status }) => status !== 'stored')
}

function withoutPath(problems: readonly FormProblem[], path: string): FormProblem[] {
  return problems.filter((problem) => problem.path !== path)
}

function relatedId({ _id }: Related): string {
  return _id
}

function sameRelated(one: readonly Related[], other: readonly Related[]): boolean {
  return sameTexts(one.map(relatedId), other.map(relatedId))
}

/** Whether two lists have the same pictures with the same alternative texts. */
export function samePictures(one: readonly EditedPicture[], other: readonly EditedPicture[]): boolean {
  return sameTexts(
    one.flatMap(({ key, alt }) => [key, alt]),
    other.flatMap(({ key, alt }) => [key, alt]),
  )
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place])
}

function sameFields<Fields>(one: Fields, other: Fields): boolean {
  return keysOf(one).every((key) => one[key] === other[key])
}

function keysOf<Fields>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields as object) as (keyof Fields)[]
}
