import { toast } from 'react-hot-toast/headless'

/** For `beforeEach` of all stories: toasts are in one list for the whole page, and each story starts and ends without any. */
export function withoutToasts(): () => void {
  toast.removeAll()
  return () => toast.removeAll()
}
