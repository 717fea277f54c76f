import { toast } from 'react-hot-toast/headless'

/** For `beforeEach` of stories that read notices, which live in one list for the whole page: each starts with none. */
export function withoutToasts(): () => void {
  toast.removeAll()
  return () => toast.removeAll()
}
