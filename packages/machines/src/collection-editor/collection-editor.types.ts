import type { Collection, CollectionPayload, CollectionProduct, Product } from '@shop/api'
import type { EditedForm, ItemEditorContext, ItemEditorInput, ItemFields, SaveRequest } from '../item-editor/item-editor.types.ts'

/** A product of the form. One that the user has found and chosen says in which collection it is. */
export type ChosenProduct = CollectionProduct & Partial<Pick<Product, 'collectionId'>>

/** The form of a collection: `related` are its products, and the first of `pictures` is its cover. */
export type CollectionForm = EditedForm<ItemFields, ChosenProduct>

/** The section of the dashboard with the collections. */
export type CollectionSection = 'collections'

export type CollectionEditorInput = ItemEditorInput<Collection>
export type CollectionEditorContext = ItemEditorContext<Collection, ItemFields, ChosenProduct>
export type CollectionSaveRequest = SaveRequest<CollectionPayload>
