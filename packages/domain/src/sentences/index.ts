/** The sentences, titles and buttons that the specification fixes, area by area. Each is written here and nowhere else. */
export * as accountSentences from './account.ts'
export * as adminSentences from './admin.ts'
export * as homeSentences from './home.ts'
export * as detailSentences from './detail.ts'
export * as savedListSentences from './saved-lists.ts'
export * as shopSentences from './shop.ts'
export * as siteSentences from './site.ts'
export * as staticPageSentences from './static-pages.ts'
