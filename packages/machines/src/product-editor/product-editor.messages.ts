import { itemSentences, limits } from '@shop/domain'

/** What the form of a product says beyond the rules of the shop (`itemProblems` in the domain). */
export const productEditorMessages = {
  pictureUnreadable: itemSentences.imageUnreadable,
  tooManyPictures: `At most ${limits.imagesMaximum} images can be saved.`,
} as const

/** What the form of a product says about a measure. */
export const measureMessages = (label: 'Width' | 'Depth' | 'Height') => ({
  noNumber: `${label} must be a number of centimetres.`,
  notPositive: `${label} must be greater than 0.`,
  tooLarge: `${label} must be at most ${limits.dimensionMaximum} cm.`,
})
