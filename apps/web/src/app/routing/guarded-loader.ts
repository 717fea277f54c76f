import { redirect } from 'react-router-dom'
import type { LoaderFunction } from 'react-router-dom'
import { servicesContext } from '../services/services.ts'
import { otherPlaceOf } from './guard.ts'
import type { Guard } from './guard.ts'

/**
 * Puts a guard before a page's loader: whoever the page is not for is redirected, and nothing of the page is loaded. The
 * guest-only guard runs the check of the session itself; the others take what is known of it.
 */
export function guardedLoader(guard: Guard, load: LoaderFunction): LoaderFunction {
  return async (args, handlerContext) => {
    const { person } = args.context.get(servicesContext)
    const elsewhere = otherPlaceOf(guard, await person({ isFresh: guard === 'guest' }))
    if (elsewhere !== null) throw redirect(elsewhere)
    return load(args, handlerContext)
  }
}
