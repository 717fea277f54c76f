import { isAdmin } from '@shop/domain'
import { useEffect, useRef } from 'react'
import { useUser } from '../../app/shop/useUser.ts'

/**
 * Notifies a screen's machine that an admin has signed in again, after its request failed because the session had ended.
 *
 * @param isAwaited Whether the machine waits for that.
 */
export function useSignedInAgain(machine: { send: (event: { type: 'session.restored' }) => void }, isAwaited: boolean): void {
  const isIn = isAdmin(useUser())
  const wasOut = useRef(false)
  useEffect(() => {
    // The shop's machines receive the ended session shortly after the screen's.
    if (!isIn) wasOut.current = isAwaited
    else if (isAwaited && wasOut.current) {
      // Once: a later failure has another reason.
      wasOut.current = false
      machine.send({ type: 'session.restored' })
    }
  }, [isIn, isAwaited, machine])
}
