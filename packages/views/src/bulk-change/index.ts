export { BulkChangeView } from './BulkChangeView.tsx'
