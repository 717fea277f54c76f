export { lazyPart } from './lazyPart.tsx'
export { loadPart } from './loadPart.ts'
export { usePrefetch } from './usePrefetch.ts'
