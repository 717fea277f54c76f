import { lazyPart } from '@shop/ui/components/lazy-part'

/** The form for wishes about an order, as a chunk of its own. */
export const Composer = lazyPart(() => import('./Composer.tsx').then((module) => module.Composer))

/** For `usePrefetch`: the form is there when the connection is lost. */
export const composerParts = [Composer] as const
