import { Alert } from '@shop/ui/components/alert'
import { Retry } from './Retry.tsx'

interface ListUnavailableProps {
  of: 'cart' | 'wishlist'
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a cart or a wishlist that cannot be shown, because what keeps it did not arrive. */
export function ListUnavailable({ of, isRetrying, onRetry }: ListUnavailableProps) {
  return (
    <Alert tone="error" action={<Retry isBusy={isRetrying} onPress={onRetry} />}>
      Your {of} could not be opened.
    </Alert>
  )
}
