export { ConfirmDialog, confirmTones } from './ConfirmDialog.tsx'
export type { ConfirmDialogProps } from './ConfirmDialog.tsx'
