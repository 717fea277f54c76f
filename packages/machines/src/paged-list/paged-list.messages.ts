/** The messages about failures when the server sends none. */
export const pagedListMessages = {
  /** The first page could not be loaded: nothing is shown. */
  failed: 'Could not load the list. Please try again.',
  /** A later page could not be loaded: the loaded items stay. */
  failedMore: 'Could not load more. Please try again.',
} as const
