import { Button } from '@shop/ui/components/button'

interface RetryButtonProps {
  isBusy?: boolean
  onPress: () => void
}

/** A button that loads data again. */
export function RetryButton({ isBusy = false, onPress }: RetryButtonProps) {
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={onPress}>
      Try again
    </Button>
  )
}
