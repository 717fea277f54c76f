export { ListEnd } from './ListEnd.tsx'
