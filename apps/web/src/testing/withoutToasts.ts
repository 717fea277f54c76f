import { toast } from 'react-hot-toast/headless'

/** For `beforeEach` of all stories: toasts live in one list for the whole page, and each story starts and ends with none. */
export function withoutToasts(): () => void {
  toast.removeAll()
  return () => toast.removeAll()
}
