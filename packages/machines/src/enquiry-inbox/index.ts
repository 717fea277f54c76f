export { createEnquiryInboxActors } from './enquiry-inbox.actors.ts'
export type { EnquiryInboxPorts } from './enquiry-inbox.actors.ts'
export { enquiryInboxMachine } from './enquiry-inbox.machine.ts'
export { enquiryPageCount, isNarrowed } from './enquiry-inbox.rules.ts'
export type {
  EnquiryFilters,
  EnquiryInboxContext,
  EnquiryInboxEvent,
  EnquiryInboxInput,
  EnquiryInboxTag,
  EnquiryPage,
  EnquiryPageRequest,
} from './enquiry-inbox.types.ts'
