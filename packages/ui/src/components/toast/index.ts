export { dismissToast, showToast, toastTones } from './toasts.ts'
export { ToastRegion } from './ToastRegion.tsx'
export type { ToastOptions } from './toasts.ts'
