import { useEffect } from 'react'
import { useMatches, useNavigate } from 'react-router-dom'
import { handleOf } from './page.tsx'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useUser } from '../shop/useUser.ts'
import { redirectPath } from './guard.ts'

/**
 * Redirects users away from a page they may no longer see. Users whose session merely expired stay where they are, with what
 * they typed.
 */
export function useGuardedPage(): void {
  const guard = handleOf(useMatches().at(-1))?.guard
  const user = useUser()
  const hasExpired = useShopSelector('auth', ({ context }) => context.expired !== null, false)
  const navigate = useNavigate()
  const elsewhere = guard && !hasExpired ? redirectPath(guard, user) : null
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
}
