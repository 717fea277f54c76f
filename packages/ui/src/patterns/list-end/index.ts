export { ListEnd, type ListEndProps } from './ListEnd.tsx'
