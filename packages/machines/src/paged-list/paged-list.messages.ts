/** The messages about failures when the server sends none. */
export const pagedListMessages = {
  /** The message when the first page could not be loaded. */
  failed: 'Could not load the list. Please try again.',
  /** The message when a later page could not be loaded. */
  failedMore: 'Could not load more. Please try again.',
} as const
