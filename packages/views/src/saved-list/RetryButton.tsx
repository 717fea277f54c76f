import { Button } from '@shop/ui/components/button'

interface RetryButtonProps {
  isBusy?: boolean
  onPress: () => void
}

/** Asks again for data that could not be loaded. */
export function RetryButton({ isBusy = false, onPress }: RetryButtonProps) {
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={onPress}>
      Try again
    </Button>
  )
}
