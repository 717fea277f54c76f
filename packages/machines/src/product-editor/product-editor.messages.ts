import { itemSentences, limits } from '@shop/domain'

/** The messages of the product form besides the rules of the shop (`itemProblems` in the domain). */
export const productEditorMessages = {
  /** The question before a save moves the product out of a collection. */
  move: {
    title: 'Move to another collection?',
    question: (from: string, to: string) => `This product is now in ${from}. Saving moves it to ${to}.`,
  },
  pictureUnreadable: itemSentences.imageUnreadable,
  tooManyPictures: `At most ${limits.imagesMaximum} images can be saved.`,
} as const

/** The messages of the product form about a measure. */
export const measureMessages = (label: 'Width' | 'Depth' | 'Height') => ({
  noNumber: `${label} must be a number of centimetres.`,
  notPositive: `${label} must be greater than 0.`,
  tooLarge: `${label} must be at most ${limits.dimensionMaximum} cm.`,
})
