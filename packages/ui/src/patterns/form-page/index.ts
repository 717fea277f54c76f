export { FormPage } from './FormPage.tsx'
export { FormPageSkeleton } from './FormPageSkeleton.tsx'
