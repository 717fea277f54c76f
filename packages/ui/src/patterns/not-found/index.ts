export { NotFound, notFoundSentences } from './NotFound.tsx'
