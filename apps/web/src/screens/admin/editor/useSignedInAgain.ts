import { isAdmin } from '@shop/domain'
import type { Related } from '@shop/machines'
import { useEffect, useRef } from 'react'
import { useUser } from '../../../app/shop/useUser.ts'
import type { Editor, EditorSnapshot } from './editor-shapes.ts'

/** Notifies an editor that an admin has signed in again, after its save failed because the session had ended. */
export function useSignedInAgain<Item, Fields, Partner extends Related>(
  editor: Editor<Item, Fields, Partner>,
  snapshot: EditorSnapshot<Item, Fields, Partner>,
): void {
  const isIn = isAdmin(useUser())
  const isAwaited = snapshot.hasTag('signedOut')
  const wasOut = useRef(false)
  useEffect(() => {
    // The shop's machines receive the ended session shortly after the editor.
    if (!isIn) wasOut.current = isAwaited
    else if (isAwaited && wasOut.current) editor.send({ type: 'session.restored' })
  }, [isIn, isAwaited, editor])
}
