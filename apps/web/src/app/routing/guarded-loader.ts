import { redirect } from 'react-router-dom'
import type { LoaderFunction } from 'react-router-dom'
import { servicesContext } from '../services/services.ts'
import { redirectPath } from './guard.ts'
import type { Guard } from './guard.ts'

/**
 * Checks a guard before the page's loader runs. The `guest` guard asks the server for the session; the others use what is
 * known.
 */
export function guardedLoader(guard: Guard, load: LoaderFunction): LoaderFunction {
  return async (args, handlerContext) => {
    const { currentUser } = args.context.get(servicesContext)
    const elsewhere = redirectPath(guard, await currentUser({ isFresh: guard === 'guest' }))
    if (elsewhere !== null) throw redirect(elsewhere)
    return load(args, handlerContext)
  }
}
