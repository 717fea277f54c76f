export type { LoadingContext, LoadingEvent, LoadingTag } from './loading.types.ts'
