import { Button } from '@shop/ui/components/button'

/** The way on beside a notice about something that did not arrive. */
export function Retry({ isBusy = false, onPress }: { isBusy?: boolean; onPress: () => void }) {
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={onPress}>
      Try again
    </Button>
  )
}
