export type { Problems, Values } from './form.ts'
