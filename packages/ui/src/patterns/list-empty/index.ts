export { ListEmpty } from './ListEmpty.tsx'
