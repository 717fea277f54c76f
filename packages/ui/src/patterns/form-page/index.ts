export { FormPage, type FormPageProps } from './FormPage.tsx'
export { FormPageSkeleton, type FormPageSkeletonProps } from './FormPageSkeleton.tsx'
