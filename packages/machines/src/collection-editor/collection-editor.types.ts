import type { Collection, CollectionPayload, CollectionProduct } from '@shop/api'
import type { EditedForm, ItemEditorContext, ItemEditorInput, ItemFields, SaveRequest } from '../item-editor/item-editor.types.ts'

/** The form of a collection: `related` are its products, and the first of `pictures` is its cover. */
export type CollectionForm = EditedForm<ItemFields, CollectionProduct>

/** The section of the dashboard with the collections. */
export type CollectionSection = 'collections'

export type CollectionEditorInput = ItemEditorInput<Collection>
export type CollectionEditorContext = ItemEditorContext<Collection, ItemFields, CollectionProduct>
export type CollectionSaveRequest = SaveRequest<CollectionPayload>
