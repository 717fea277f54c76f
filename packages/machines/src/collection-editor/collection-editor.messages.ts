import { itemSentences } from '@shop/domain'

/** What the form of a collection says beyond the rules of the shop (`itemProblems` in the domain). */
export const collectionEditorMessages = {
  pictureUnreadable: itemSentences.coverUnreadable,
  tooManyPictures: 'A collection has one cover image.',
} as const

/** The sentences in which adding and editing a collection differ. */
export function collectionSentences(isNew: boolean) {
  return isNew
    ? {
        descriptionMissing: itemSentences.descriptionEmpty,
        productsMissing: itemSentences.productsMissing,
        coverMissing: itemSentences.coverMissing,
      }
    : {
        descriptionMissing: itemSentences.descriptionRequired,
        productsMissing: itemSentences.productsMissingOnEdit,
        coverMissing: itemSentences.coverMissingOnEdit,
      }
}
