export { lazyPart } from './lazyPart.tsx'
export { loadPart } from './loadPart.ts'
export { savesData, usePrefetch } from './usePrefetch.ts'
export { whenOnline } from '../when-online.ts'
