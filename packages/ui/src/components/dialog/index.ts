export { DialogContainer } from './container.ts'
export { Dialog } from './Dialog.tsx'
