export { ActionBar } from './ActionBar.tsx'
export { whenOpened } from './when-opened.ts'
