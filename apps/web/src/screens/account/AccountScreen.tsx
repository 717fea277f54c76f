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
import { useFarewell } from './useFarewell.ts'
import { useViewHeading } from './useViewHeading.ts'

/** The page of an account: the profile of a customer, else `signedOut`, in the same place. */
export function AccountScreen({ signedOut }: { signedOut: ReactNode }) {
  useShopNow()
  const { image, isSignedIn } = useLoaderData<AccountData>()
  const role = useRole()
  const isLeaving = useFarewell()
  useViewHeading(role)
  // Who leaves needs no other title: asking for one would call off the way home.
  useFittingTitle(isLeaving || (role !== 'visitor') === isSignedIn)
  // An admin is on the way to the dashboard, who deleted the account on the way home.
  if (role === 'admin' || isLeaving) return <PendingView {...loadingAuthentication} />
  return <FormPage image={image}>{role === 'customer' ? <CustomerProfile /> : signedOut}</FormPage>
}

/** The title was made for whoever loaded the page; who signs in or out on it gets another. */
function useFittingTitle(isFitting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isFitting) void revalidate()
  }, [isFitting, revalidate])
}
