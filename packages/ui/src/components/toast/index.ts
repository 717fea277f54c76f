export { showToast } from './notices.ts'
export { ToastRegion } from './ToastRegion.tsx'
export type { ToastNotice } from './notices.ts'
