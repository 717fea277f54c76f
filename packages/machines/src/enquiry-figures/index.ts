export { createEnquiryFiguresActors } from './enquiry-figures.actors.ts'
export type { EnquiryFiguresPorts } from './enquiry-figures.actors.ts'
export { enquiryFiguresMachine } from './enquiry-figures.machine.ts'
