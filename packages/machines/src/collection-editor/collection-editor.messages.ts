import { itemSentences } from '@shop/domain'
import type { ChosenProduct } from './collection-editor.types.ts'

/** The messages of the collection form besides the rules of the shop (`itemProblems` in the domain). */
export const collectionEditorMessages = {
  pictureUnreadable: itemSentences.coverUnreadable,
  tooManyPictures: 'A collection has one cover image.',
  /** The question before a save moves products out of other collections. */
  move: {
    title: 'Move to this collection?',
    question: (moved: readonly ChosenProduct[]) => {
      const places = moved.map(({ name, collectionId }) => `${name} is now in ${collectionId?.name}.`).join(' ')
      return `${places} Saving moves ${moved.length === 1 ? 'it' : 'them'} to this collection.`
    },
  },
} as const
