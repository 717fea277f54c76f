import { itemSentences } from '@shop/domain'

/** The messages of the collection form besides the rules of the shop (`itemProblems` in the domain). */
export const collectionEditorMessages = {
  pictureUnreadable: itemSentences.coverUnreadable,
  tooManyPictures: 'A collection has one cover image.',
} as const
