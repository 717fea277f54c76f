export { lazyPart } from './lazyPart.tsx'
export { loadPart } from './loadPart.ts'
export { LoadFailed } from './LoadFailed.tsx'
export { usePrefetch } from './usePrefetch.ts'
