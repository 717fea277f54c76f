export * from './enquiry-reference.ts'
export * from './enquiry-sources.ts'
export * from './enquiry-statuses.ts'
export * from './enquiry-steps.ts'
