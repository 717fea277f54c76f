import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'

interface FailedAlertProps {
  /** Why it failed, as a sentence. */
  problem: string | null
  onRetry: () => void
}

/** Says why a part of an admin page could not be loaded, with a button that tries again. */
export function FailedAlert({ problem, onRetry }: FailedAlertProps) {
  return (
    <Alert
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {problem}
    </Alert>
  )
}
