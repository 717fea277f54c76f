export { FilterDialog } from './FilterDialog.tsx'
export { choiceTexts } from './FilterForm.tsx'
