import { useEffect } from 'react'
import { useMatches, useNavigate } from 'react-router-dom'
import { handleOf } from './page.tsx'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useUser } from '../shop/useUser.ts'
import { otherPlaceOf } from './guard.ts'

/**
 * Sends a person on who has signed in or out on a page that is no longer for them. Whose session ended by itself stays
 * where they are, with what they typed, until somebody signs in.
 */
export function useGuardedPage(): void {
  const guard = handleOf(useMatches().at(-1))?.guard
  const user = useUser()
  const hasExpired = useShopSelector('auth', ({ context }) => context.expired !== null, false)
  const navigate = useNavigate()
  const elsewhere = guard && !hasExpired ? otherPlaceOf(guard, user) : null
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
}
