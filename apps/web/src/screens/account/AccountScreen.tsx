import { FormPage } from '@shop/ui/patterns/form-page'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { PendingView } from '../../app/routing/PageArea.tsx'
import { loadingAuthentication } from '../../app/routing/guard.ts'
import { useShopNow } from '../../app/shop/useShopNow.ts'
import { useRole } from '../../app/shop/useUser.ts'
import type { AccountData } from './account.loader.ts'
import { CustomerProfile } from './profile/CustomerProfile.tsx'
import { useRedirectAfterDeletion } from './useRedirectAfterDeletion.ts'
import { useViewHeading } from './useViewHeading.ts'

/** The page of an account: the profile of a customer, or `signedOut` for a signed-out visitor. */
export function AccountScreen({ signedOut }: { signedOut: ReactNode }) {
  useShopNow()
  const { image, isSignedIn } = useLoaderData<AccountData>()
  const role = useRole()
  const isLeaving = useRedirectAfterDeletion()
  useViewHeading(role)
  // After deleting the account, a reload for another title would cancel the navigation to Home.
  useReloadForTitle(isLeaving || (role !== 'visitor') === isSignedIn)
  // An admin is being redirected to the dashboard, a deleted account to Home.
  if (role === 'admin' || isLeaving) return <PendingView {...loadingAuthentication} />
  return <FormPage image={image}>{role === 'customer' ? <CustomerProfile /> : signedOut}</FormPage>
}

/** Loads the page again after the user has signed in or out, because the title depends on it. */
function useReloadForTitle(isFitting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isFitting) void revalidate()
  }, [isFitting, revalidate])
}
