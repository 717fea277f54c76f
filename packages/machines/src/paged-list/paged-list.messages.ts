/** What the list says of a failure when the server gives no sentence of its own. */
export const pagedListMessages = {
  /** The first page did not come: nothing is shown. */
  failed: 'Could not load the list. Please try again.',
  /** A later page did not come: what is loaded stays. */
  failedMore: 'Could not load more. Please try again.',
} as const
