export { TrustLine } from './TrustLine.tsx'
