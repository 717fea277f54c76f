import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { whenOnline } from '@shop/ui/components/lazy-part'
import { Band } from '@shop/ui/patterns/section'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { failureReason } from './failure-reason.ts'
import { focusHeading } from './focus-heading.ts'
import { isChunkError, claimReload } from './stale-build.ts'

/** The title of a page that could not be shown. */
export const failedPageTitle = 'This page could not be loaded.'

/**
 * Replaces a page that could not be shown. It is loaded again by its button and when the connection returns. Without a connection, a
 * reload would replace it by a page of the browser.
 */
export function FailedPage({ error }: { error: unknown }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isStale = isChunkError(error)
  // After a deployment the chunks of the old build are gone: reload once before showing an error.
  useEffect(() => {
    if (isStale && claimReload()) window.location.reload()
  }, [isStale])
  // The router does not request code again that it has failed to load. It renders a page again that threw an error when the location is
  // replaced, even by the same one.
  const retry = useCallback(() => {
    if (isStale && navigator.onLine) window.location.reload()
    else void navigate(location, { replace: true, state: location.state })
  }, [isStale, location, navigate])
  useEffect(() => whenOnline(retry), [retry])
  // The page replaces the focused button.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading()
    },
    [],
  )
  return (
    <Band>
      <EmptyState
        headingLevel={1}
        title={failedPageTitle}
        action={
          <Button isBusy={state === 'loading'} onClick={retry}>
            Try again
          </Button>
        }
      >
        {failureReason(error)}
      </EmptyState>
    </Band>
  )
}
