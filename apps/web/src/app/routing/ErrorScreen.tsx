import { NotFound } from '@shop/ui/patterns/not-found'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { BrowseShop } from '../parts/lazy-browse-shop.ts'
import { FailedPage } from './FailedPage.tsx'
import type { Missing } from './missing.ts'

/** Replaces a page that does not exist or could not be shown. */
export function ErrorScreen() {
  const error = useRouteError()
  const of = missingOf(error)
  if (!of) return <FailedPage error={error} />
  return (
    <>
      <NotFound of={of} href={paths.shop.href(of === 'collection' ? '?view=collections' : '')} />
      <BrowseShop hasSearch />
    </>
  )
}

/** The kind of page that a failed route did not find; null for another failure. */
export function missingOf(error: unknown): Missing | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  return (error.data as { missing?: Missing } | null)?.missing ?? 'page'
}
