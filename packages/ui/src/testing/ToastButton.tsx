import { Button } from '../components/button/Button.tsx'
import { showToast } from '../components/toast/toasts.ts'
import type { ToastOptions } from '../components/toast/toasts.ts'

/** A button that shows a toast with these options, so that a story can offer them as controls. */
export function ToastButton(options: ToastOptions) {
  return (
    <Button variant="secondary" onClick={() => showToast(options)}>
      Show the toast
    </Button>
  )
}
