import type { PictureFile } from '../ports.ts'
import type { EditedPicture } from './pictures.types.ts'

/** What the machine reads of an item as the server has it. */
export interface EditedItem {
  _id: string
  /** Another one than the form was filled from means that somebody saved the item meanwhile. */
  updatedAt: string
}

/** The fields that products and collections share, as the person typed them: numbers are texts, '' is no choice. */
export interface ItemFields {
  name: string
  /** HTML. */
  description: string
  items: string
  /** Naira. */
  price: string
  style: string
  isBestSeller: boolean
  isPromo: boolean
  /** Naira; '' while `isPromo` is not set. */
  discountedPrice: string
  isForeign: boolean
  /** '' while `isForeign` is not set. */
  origin: string
}

/** The other side of a product or a collection: its collection, or its products. */
export interface Related {
  _id: string
  name: string
}

/** All that the person can change. */
export interface EditedForm<Fields, Partner> {
  fields: Fields
  /** In the order in which the shop shows them; the first one is the cover. */
  pictures: readonly EditedPicture[]
  /** The collection of a product, at most one; or the products of a collection. */
  related: readonly Partner[]
}

/** What is wrong with a part of the form. */
export interface FormProblem {
  /** A name of `fields`, or `pictures`, or `related`; whatever else the server names stays as it is. */
  path: string
  /** A whole sentence. */
  message: string
  /** The file that it is about. */
  file?: string
}

/** Where the person goes when the form closes: to a section of the dashboard, or one page back. */
export type EditorDestination<Section> = { to: 'section'; section: Section } | { to: 'back' }

/** What an editor is told once, when it is made. */
export interface ItemEditorInput<Item> {
  /** The item to edit; left out for a new one. */
  id?: string | undefined
  /** The item, when it is there already: it is not asked for again. */
  loaded?: Item | undefined
}

/** What an editor knows. */
export interface ItemEditorContext<Item, Fields, Partner> {
  /** The item that is edited; null for a new one. */
  id: string | null
  /** The item as it was when the form was filled from it; null for a new one, and before it is loaded. */
  base: Item | null
  /** The form as it was when it was filled: what differs from it is not saved. */
  original: EditedForm<Fields, Partner>
  /** The form as it stands. */
  form: EditedForm<Fields, Partner>
  /** What the last submit or the last pick of pictures found wrong, in the order of the form. */
  problems: readonly FormProblem[]
  /** Why loading or saving failed, as a sentence; null when it did not. */
  failure: string | null
  /** In a conflict: the item as another admin saved it; null when it was deleted, and outside a conflict. */
  theirs: Item | null
  /** How many pictures were ever picked: new ones are named by it. */
  picked: number
  /** How often pictures were picked. */
  picks: number
  /** The item as the server saved it; null before. */
  saved: Item | null
}

/** What can happen to an editor. */
export type ItemEditorEvent<Fields, Partner> =
  /** The person changed fields: unchecking a mark clears what only means something with it. */
  | { type: 'fields.set'; fields: Partial<Fields> }
  /** The person chose the other side: a collection for the product, or one more product for the collection. */
  | { type: 'related.add'; related: Partner }
  /** The person removed it again. */
  | { type: 'related.remove'; id: string }
  /** The person chose, dropped or took pictures: they replace earlier new ones, and stored ones stay. */
  | { type: 'pictures.pick'; files: readonly PictureFile[] }
  /** The person put a picture in another place, counted from 0. */
  | { type: 'picture.move'; key: string; to: number }
  | { type: 'picture.remove'; key: string }
  /** The person wrote the alternative text of a picture. */
  | { type: 'picture.describe'; key: string; alt: string }
  /** The person asks to save. Ignored while pictures are read and while the form is being saved. */
  | { type: 'form.submit' }
  /** The person asks to load again what did not load. */
  | { type: 'form.retry' }
  /** The person wants to go elsewhere: unsaved changes ask first. */
  | { type: 'form.leave' }
  /** The person leaves, though changes are not saved. */
  | { type: 'leave.confirm' }
  /** The person stays. */
  | { type: 'leave.cancel' }
  /** The person signed in again. */
  | { type: 'session.restored' }
  /** In a conflict: the person's changes go on top of what the other admin saved, to be looked over and saved. */
  | { type: 'conflict.keepMine' }
  /** In a conflict: the form is filled with what the other admin saved. */
  | { type: 'conflict.takeTheirs' }
  /** In a conflict: back to the form as it is; the next save asks again. */
  | { type: 'conflict.dismiss' }

/** How an editor ended, and where the person goes. */
export type ItemEditorOutput<Item, Section> =
  /** Saved: lists that show the item take `item`, appended when it is new. */
  | { outcome: 'saved'; item: Item; isNew: boolean; destination: EditorDestination<Section> }
  /** Left without saving. Whoever followed a link goes on to it; whoever pressed Cancel goes to the destination. */
  | { outcome: 'left'; destination: EditorDestination<Section> }
  /** There is no such item. */
  | { outcome: 'missing'; destination: EditorDestination<Section> }

/** What views read: see the page about the editors. */
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
  | 'busy'

/** What is asked of the server to save an item: a new one, or one in place of the version its form was filled from. */
export type SaveRequest<Payload> = { payload: Payload } & SavedVersion

/** The version of an item that a save is meant for: none for a new one. */
export type SavedVersion = { id: null; updatedAt: null } | { id: string; updatedAt: string }
