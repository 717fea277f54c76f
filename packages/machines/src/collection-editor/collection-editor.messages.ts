import { itemSentences } from '@shop/domain'

/** What the form of a collection says beyond the rules of the shop (`itemProblems` in the domain). */
export const collectionEditorMessages = {
  pictureUnreadable: itemSentences.coverUnreadable,
  tooManyPictures: 'A collection has one cover image.',
} as const
