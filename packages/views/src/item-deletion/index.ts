export { ItemDeletionView } from './ItemDeletionView.tsx'
