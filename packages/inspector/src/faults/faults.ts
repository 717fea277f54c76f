import { siteSentences } from '@shop/domain'

/** The error statuses with which an endpoint can respond: how testers read each, and the server's message. */
export const errorStatuses = {
  401: { label: 'signed out (401)', message: 'Please log in first.' },
  403: { label: 'not allowed (403)', message: 'Only admins may do this.' },
  404: { label: 'not found (404)', message: 'It was not found.' },
  409: { label: 'conflict (409)', message: 'Another admin has changed it.' },
  422: { label: 'rejected (422)', message: 'The server rejected it.' },
  429: { label: 'too many tries (429)', message: 'Too many tries. Please wait a minute.' },
  500: { label: 'server down (500)', message: siteSentences.somethingWentWrong },
} as const

/** An error status that a tester can choose. */
export type ErrorStatus = keyof typeof errorStatuses

/** What the running shop can meet instead of a response, with its name for testers. */
export const faultNames = {
  slow: 'five seconds late',
  offline: 'no connection',
  lost: 'done, but the response is lost',
  ...(Object.fromEntries(Object.entries(errorStatuses).map(([status, { label }]) => [status, label])) as Record<
    ErrorStatus,
    string
  >),
} as const

/** A fault of an endpoint. */
export type Fault = keyof typeof faultNames
