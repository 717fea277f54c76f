import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useRole } from '../../../app/shop/useUser.ts'

/**
 * Asks before the user leaves a form with unsaved changes: the router sends `form.leave` to its machine, and the browser asks before
 * the page is closed.
 *
 * @param isUnsaved Whether leaving now would lose changes. Called again for each navigation.
 * @returns `leave`, which continues the blocked navigation or, without one, goes elsewhere, and `stay`, which cancels it.
 */
export function useLeaveQuestion(form: { send: (event: { type: 'form.leave' }) => void }, isUnsaved: () => boolean) {
  const canStay = useCanStay()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && canStay && isUnsaved(),
  )
  // Each blocked navigation is a new object: after staying, the next attempt asks again.
  useEffect(() => {
    if (blocker.state === 'blocked') form.send({ type: 'form.leave' })
  }, [blocker, form])
  useUnloadPrompt(isUnsaved())

  const leave = (elsewhere: () => void) => (blocker.state === 'blocked' ? blocker.proceed() : elsewhere())
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset()
  }
  return { leave, stay }
}

/** Whether the user may stay on the form: an admin, or one whose session has ended and who may sign in again. */
function useCanStay(): boolean {
  const isAdmin = useRole() === 'admin'
  const hasExpired = useShopSelector('auth', ({ context }) => context.expired !== null, false)
  return isAdmin || hasExpired
}

/** Makes the browser ask for confirmation before the page is closed. */
function useUnloadPrompt(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
