import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { paths } from '../../paths.ts'

/**
 * Redirects to Home after the account was deleted on this page.
 *
 * @returns Whether that is happening. An account that was deleted on another page does not leave this one.
 */
export function useRedirectAfterDeletion(): boolean {
  const navigate = useNavigate()
  const isDeleted = useShopSelector('profile', (snapshot) => snapshot.hasTag('toHome'), false)
  const [wasDeleted, setWasDeleted] = useState(isDeleted)
  if (wasDeleted && !isDeleted) setWasDeleted(false)
  const isLeaving = isDeleted && !wasDeleted
  useEffect(() => {
    if (isLeaving) void navigate(paths.home.href(), { replace: true })
  }, [isLeaving, navigate])
  return isLeaving
}
