import { toast } from 'react-hot-toast/headless'

/** For `beforeEach` of all stories: notices live in one list for the whole page, and each story starts with none and leaves none. */
export function withoutToasts(): () => void {
  toast.removeAll()
  return () => toast.removeAll()
}
