export { FilterDialog } from './FilterDialog.tsx'
