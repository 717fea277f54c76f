export { Leaders } from './Leaders.tsx'
