export * from './carousel/index.ts'
export * from './paged-list/index.ts'
export type { Notice, NoticeTone } from './notice.ts'
