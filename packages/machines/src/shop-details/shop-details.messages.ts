import { itemSentences } from '@shop/domain'

export const shopDetailsMessages = {
  saved: 'Saved. Shoppers see it now.',
  pictureUnreadable: itemSentences.imageUnreadable,
  conflict: {
    title: 'Another admin saved first',
    question: 'Another admin has changed the shop details since you opened this form. None of your changes are lost.',
  },
} as const
