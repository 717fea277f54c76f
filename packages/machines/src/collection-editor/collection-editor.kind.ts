import type { Collection, CollectionPayload } from '@shop/api'
import { collectionSentences, detailSentences, limits } from '@shop/domain'
import { conflictOf } from '../item-editor/conflict.ts'
import type { ItemEditorKind } from '../item-editor/item-editor.kind.ts'
import type { FormProblem, ItemFields } from '../item-editor/item-editor.types.ts'
import {
  blankItemFields,
  itemFieldsOf,
  itemPayload,
  missingProblems,
  nameMissing,
  ruleProblems,
  styleMissing,
} from '../item-editor/item-fields.ts'
import { picturePayloads } from '../item-editor/pictures.ts'
import { collectionEditorMessages } from './collection-editor.messages.ts'
import type { ChosenProduct, CollectionEditorContext, CollectionForm, CollectionSection } from './collection-editor.types.ts'

/** The collection's configuration of the editor. */
export const collectionEditorKind: ItemEditorKind<Collection, ItemFields, ChosenProduct, CollectionPayload, CollectionSection> = {
  id: 'collectionEditor',
  blank: blankItemFields,
  partsOf: (collection) => ({
    fields: itemFieldsOf(collection),
    images: collection.coverImage === null ? [] : [collection.coverImage],
    related: collection.productIds,
  }),
  problemsOf: collectionProblems,
  payloadOf: ({ fields, pictures, related }) => ({
    ...itemPayload(fields),
    productIds: related.map(({ _id }) => _id),
    // A form without problems has a cover.
    coverImage: picturePayloads(pictures)[0]!,
  }),
  picturesMaximum: 1,
  relatedMaximum: limits.linesMaximum,
  movesOf: ({ form, id }) => form.related.filter(({ collectionId }) => collectionId != null && collectionId._id !== id),
  pictureUnreadable: collectionEditorMessages.pictureUnreadable,
  tooManyPictures: collectionEditorMessages.tooManyPictures,
  announcesFailures: false,
  missing: detailSentences.collectionNotFound,
  section: 'collections',
  destination: () => ({ to: 'section', section: 'collections' }),
}

/** The two sides of a conflict in the form of a collection. */
export function collectionConflict(context: CollectionEditorContext) {
  return conflictOf(collectionEditorKind, context)
}

function collectionProblems({ fields, pictures, related }: CollectionForm, isNew: boolean): FormProblem[] {
  const { descriptionMissing, productsMissing, coverMissing } = collectionSentences[isNew ? 'adding' : 'editing']
  return [
    ...missingProblems([nameMissing(fields), styleMissing(fields)]),
    ...ruleProblems('Collection', fields, descriptionMissing),
    ...(related.length === 0 ? [{ path: 'related', message: productsMissing }] : []),
    ...(pictures.length === 0 ? [{ path: 'pictures', message: coverMissing }] : []),
  ]
}
