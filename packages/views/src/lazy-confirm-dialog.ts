import { lazyPart } from '@shop/ui/components/lazy-part'

/** The dialog that asks before an action. Its chunk is loaded when the page rests, or when it opens. */
export const LazyConfirmDialog = lazyPart(async () => (await import('@shop/ui/components/confirm-dialog')).ConfirmDialog)

/** The parts to prefetch on a page that may ask. */
export const questionParts = [LazyConfirmDialog]
