export { lineDetailsModel } from './line-details/line-details.model.ts'
