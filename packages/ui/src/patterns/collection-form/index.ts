export { CollectionForm } from './CollectionForm.tsx'
