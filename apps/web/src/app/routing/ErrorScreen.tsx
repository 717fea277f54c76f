import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { NotFound } from '@shop/ui/patterns/not-found'
import { Band } from '@shop/ui/patterns/section'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Missing } from './missing.ts'
import { isChunkError, takeReloadTurn } from './stale-build.ts'

/** What stands in the place of a page that could not be shown: it does not exist, or something went wrong. */
export function ErrorScreen() {
  const error = useRouteError()
  // A page of an older build finds its chunks gone: the address is loaded anew, once, before anybody is told.
  useEffect(() => {
    if (isChunkError(error) && takeReloadTurn()) window.location.reload()
  }, [error])

  const of = missingOf(error)
  if (of) return <NotFound of={of} href={paths.shop.href(of === 'collection' ? '?view=collections' : '')} />
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

/** What a failed route was looking for in vain; null when it failed in another way. */
export function missingOf(error: unknown): Missing | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  return (error.data as { missing?: Missing } | null)?.missing ?? 'page'
}
