import type { Visibility } from '@shop/domain'
import type { PictureFile } from '../ports.ts'
import type { EditedPicture } from './pictures.types.ts'
import type { UnfinishedForm } from './unfinished-form.types.ts'

/** The fields of a stored item that the machine reads. */
export interface EditedItem {
  _id: string
  /** The version of the item. A version other than the loaded one means that somebody saved the item meanwhile. */
  updatedAt: string
  /** Who sees the item. */
  visibility?: Visibility | undefined
}

/** The fields that products and collections share, as the user typed them: numbers are texts, '' is no choice. */
export interface ItemFields {
  name: string
  /** The description as HTML. */
  description: string
  items: string
  /** The price in naira. */
  price: string
  style: string
  isBestSeller: boolean
  isPromo: boolean
  /** The discounted price in naira; '' while `isPromo` is not set. */
  discountedPrice: string
  isForeign: boolean
  /** The country of origin; '' while `isForeign` is not set. */
  origin: string
}

/** A related item: the collection of a product, or a product of a collection. */
export interface Related {
  _id: string
  name: string
}

/** The content of a form: everything that the user can change. */
export interface EditedForm<Fields, Partner> {
  fields: Fields
  /** The pictures in the order of display; the first one is the cover. */
  pictures: readonly EditedPicture[]
  /** The collection of a product, at most one; or the products of a collection. */
  related: readonly Partner[]
}

/** A part of a form: a field, the pictures or the related items. */
export type FormPart<Fields> = (keyof Fields & string) | 'pictures' | 'related'

/** A problem with a part of the form. */
export interface FormProblem {
  /** The part with the problem: a field, `pictures` or `related`. Other names from the server stay unchanged. */
  path: string
  /** The message, a complete sentence. */
  message: string
  /** The name of the file with the problem. */
  file?: string
}

/** The destination when the form closes: a section of the dashboard, or one page back. */
export type EditorDestination<Section> = { to: 'section'; section: Section } | { to: 'back' }

export interface ItemEditorInput<Item> {
  /** The item to edit; undefined for a new one. */
  id?: string | undefined
  /** The item, if it was loaded before; it is not requested again. */
  loaded?: Item | undefined
  /** A new UUID, which the browser makes. The form adds its item under this id, so that sending it again adds no second one. */
  newId?: string | undefined
}

export interface ItemEditorContext<Item, Fields, Partner> {
  /** The id of the edited item; null for a new one. */
  id: string | null
  /** The id under which the form adds a new item; null when the server makes it. */
  newId: string | null
  /** The item that the form was filled from; null for a new one, and before it is loaded. */
  base: Item | null
  /** Whether the last save is that of a draft. */
  isDraft: boolean
  /** Who saw the item that was deleted while the form was open, and that the form adds again; null for other items. */
  visibility: Visibility | null
  /** The form as it was filled: differences from it are unsaved changes. */
  original: EditedForm<Fields, Partner>
  /** The form with the user's changes. */
  form: EditedForm<Fields, Partner>
  /** The problems of the last submit or of the last picked files, in the order of the form. */
  problems: readonly FormProblem[]
  /** Why loading or saving failed, as a message; null without a failure. */
  failure: string | null
  /** The form of the last save without a response, which the server may have stored; null without one. */
  unanswered: EditedForm<Fields, Partner> | null
  /** The item in a conflict, as another admin saved it; null when it was deleted, and outside a conflict. */
  theirs: Item | null
  /** The number of pictures picked so far, for naming new ones. */
  picked: number
  /** How often the user has picked files so far, without additions. */
  picks: number
  /** The new pictures that later picks have replaced, which the user can restore. */
  replaced: readonly EditedPicture[]
  /** The item as the server saved it; null before. */
  saved: Item | null
  /** The unfinished forms of earlier visits that the user can continue, the newest one first; null until they were recalled. */
  offers: readonly UnfinishedForm<Fields, Partner>[] | null
  /** The form as it was last stored as unfinished, or as it was at first. */
  stored: EditedForm<Fields, Partner>
  /** Whether the browser's storage has the unsaved changes of a user who wants to leave; null until that is known. */
  isStored: boolean | null
}

export type ItemEditorEvent<Fields, Partner> =
  /** The user changed fields: clearing a flag also clears the value that depends on it. */
  | { type: 'fields.set'; fields: Partial<Fields> }
  /** The user chose a related item: a collection for the product, or another product for the collection. */
  | { type: 'related.add'; related: Partner }
  /** The user removed a related item. */
  | { type: 'related.remove'; id: string }
  /**
   * The user picked pictures, dropped them or took them with the camera. A choice of files on an existing item replaces earlier new
   * pictures; any other is an addition. Stored ones stay.
   */
  | { type: 'pictures.pick'; files: readonly PictureFile[]; isAddition?: boolean }
  /** The user undoes that a pick has replaced earlier new pictures: both are in the form. */
  | { type: 'pictures.restore' }
  /** The user moved a picture to another position, counted from 0. */
  | { type: 'picture.move'; key: string; to: number }
  | { type: 'picture.remove'; key: string }
  /** The user wrote the alternative text of a picture. */
  | { type: 'picture.describe'; key: string; alt: string }
  /** The user wants to save. Ignored while pictures are read and while the form is being saved. */
  | { type: 'form.submit'; asDraft?: boolean }
  /** The user retries loading. */
  | { type: 'form.retry' }
  /** The user continues the offered unfinished form. */
  | { type: 'unfinished.continue' }
  /** The user discards the offered unfinished form. */
  | { type: 'unfinished.discard' }
  /** The user wants to leave: unsaved changes need a confirmation first. */
  | { type: 'form.leave' }
  /** The user leaves despite unsaved changes. */
  | { type: 'leave.confirm' }
  /** The user stays in the form. */
  | { type: 'leave.cancel' }
  /** The user saves although this moves products out of other collections, or returns to the form. */
  | { type: 'move.confirm' }
  | { type: 'move.cancel' }
  /** The user signed in again. */
  | { type: 'session.restored' }
  /**
   * The user resolves a conflict: the form gets the user's changes on top of what the other admin saved, to be reviewed and
   * saved.
   */
  | { type: 'conflict.keepMine' }
  /** The user resolves a conflict: the form gets what the other admin saved. */
  | { type: 'conflict.takeTheirs' }
  /** The user returns from a conflict to the unchanged form; the next save asks again. */
  | { type: 'conflict.dismiss' }

/** The output of an editor, with the destination. */
export type ItemEditorOutput<Item, Section> =
  /** The item was saved: tables update it with `item`, or append it when it is new. */
  | { outcome: 'saved'; item: Item; isNew: boolean; destination: EditorDestination<Section> }
  /** The user left without saving. After a click on a link the app follows it; after Cancel it goes to the destination. */
  | { outcome: 'left'; destination: EditorDestination<Section> }
  /** The item does not exist. */
  | { outcome: 'missing'; destination: EditorDestination<Section> }

/** The tags for views: see the page about the editors. */
export type ItemEditorTag =
  | 'loading'
  | 'failed'
  | 'form'
  | 'editable'
  | 'reading'
  | 'saving'
  | 'signedOut'
  | 'conflict'
  | 'asking'
  | 'moving'
  | 'busy'

/** The request to save an item. An existing item has the version that its form was loaded with. */
export type SaveRequest<Payload> = { payload: Payload; visibility?: Visibility } & SavedVersion

/** The version of an item that a save expects; none for a new one, which may have the id under which it is added. */
export type SavedVersion = { id: null; updatedAt: null; newId?: string } | { id: string; updatedAt: string }
