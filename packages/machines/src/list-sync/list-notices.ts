/** The messages about a saved list as a whole on its page, by `notice` of the shown list. */
export const listNotices = {
  waiting: 'You are offline. What you change is kept here and sent when the connection returns.',
  stale: (name: 'cart' | 'wishlist') => `This is your ${name} as this device knows it.`,
} as const
