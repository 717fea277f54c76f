import { itemSentences } from '@shop/domain'

export const shopDetailsMessages = {
  saved: 'Saved. Shoppers see it now.',
  pictureUnreadable: itemSentences.imageUnreadable,
  conflict: {
    title: 'Somebody else saved first',
    question: 'Another admin has changed the shop details since you opened this form. Nothing of yours is lost.',
  },
} as const
