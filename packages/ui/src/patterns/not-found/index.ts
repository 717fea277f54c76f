export { NotFound, notFoundSentences, type NotFoundProps } from './NotFound.tsx'
