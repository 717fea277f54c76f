/** A failure of each kind that a request can have, as the client reports it. The keys follow 'and' in the label. */
const kinds = {
  'the server rejects it': {
    status: 422,
    serverMessage: 'The server says no.',
    issues: [{ path: 'email', message: 'Not this one.' }],
  },
  'there were too many attempts': { status: 429, serverMessage: 'Too many tries. Please wait a minute.' },
  'the server is down': { status: 500 },
  'there is no network': { status: null },
} as const

/** The failures of one request, for `ends` of a model: 'the save fails, and the server is down'. */
export function requestFailures(call: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kinds).map(([label, error]) => [`${call}, and ${label}`, error]))
}
