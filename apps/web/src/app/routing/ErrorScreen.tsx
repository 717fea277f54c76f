import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { NotFound } from '@shop/ui/patterns/not-found'
import { Band } from '@shop/ui/patterns/section'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { BrowseShop } from '../parts/lazy-browse-shop.ts'
import type { Missing } from './missing.ts'
import { isChunkError, claimReload } from './stale-build.ts'

/** Replaces a page that does not exist or could not be shown. */
export function ErrorScreen() {
  const error = useRouteError()
  // After a deployment the chunks of the old build are gone: reload once before showing an error.
  useEffect(() => {
    if (isChunkError(error) && claimReload()) window.location.reload()
  }, [error])

  const of = missingOf(error)
  if (of) {
    return (
      <>
        <NotFound of={of} href={paths.shop.href(of === 'collection' ? '?view=collections' : '')} />
        <BrowseShop hasSearch />
      </>
    )
  }
  return (
    <Band>
      <EmptyState
        headingLevel={1}
        title="This page could not be loaded."
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        Please check your connection and try again.
      </EmptyState>
    </Band>
  )
}

/** The kind of page that a failed route did not find; null for another failure. */
export function missingOf(error: unknown): Missing | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  return (error.data as { missing?: Missing } | null)?.missing ?? 'page'
}
