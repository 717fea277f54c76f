import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useRole } from '../../app/shop/useUser.ts'

/** What leaving a form depends on. */
interface FormSnapshot {
  status: string
  context: { failure: string | null }
  hasTag: (tag: 'asking' | 'saving') => boolean
}

interface FormExit<Snapshot> {
  /** Whether leaving the form now would lose changes. Called again for each navigation. */
  isUnsaved: (current: Snapshot) => boolean
  /** Called when the machine has ended. `leave` continues the blocked navigation or, without one, goes elsewhere. */
  onEnd: (leave: (elsewhere: () => void) => void) => void
}

/**
 * Handles leaving a form. With unsaved changes, the router sends `form.leave` to its machine, and the browser asks before the page is
 * closed. When a save ends while the machine asks, the blocked navigation continues if nothing is left to save, else it is dropped.
 *
 * @returns `send` for the view of the form.
 */
export function useFormExit<Snapshot extends FormSnapshot, Event extends { type: string }>(
  form: { getSnapshot: () => Snapshot; send: (event: Event | { type: 'form.leave' }) => void },
  snapshot: Snapshot,
  { isUnsaved, onEnd }: FormExit<Snapshot>,
) {
  const canStay = useCanStay()
  const wouldLose = (current: Snapshot) => current.status === 'active' && isUnsaved(current)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && canStay && wouldLose(form.getSnapshot()),
  )
  // Each blocked navigation is a new object: after staying, the next attempt asks again.
  useEffect(() => {
    if (blocker.state === 'blocked') form.send({ type: 'form.leave' })
  }, [blocker, form])
  // A response can close the question. A later end of the form must not follow the link that was clicked before.
  const answer = useEffectEvent(() => {
    const current = form.getSnapshot()
    if (blocker.state !== 'blocked' || current.status !== 'active' || current.hasTag('asking') || current.hasTag('saving')) return
    if (current.context.failure === null && !isUnsaved(current)) blocker.proceed()
    else blocker.reset()
  })
  useEffect(() => answer(), [blocker, snapshot])
  useUnloadPrompt(wouldLose(snapshot))

  const end = useEffectEvent(() => onEnd((elsewhere) => (blocker.state === 'blocked' ? blocker.proceed() : elsewhere())))
  const hasEnded = snapshot.status === 'done'
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])

  return (event: Event | { type: 'form.leave' }) => {
    form.send(event)
    if (event.type === 'leave.cancel' && blocker.state === 'blocked') blocker.reset()
  }
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
