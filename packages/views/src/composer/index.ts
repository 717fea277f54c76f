export { ComposerView } from './ComposerView.tsx'
export type { ComposedItem, Order } from './compose.ts'
