/** What the page of a cart or a wishlist says about the list as a whole, by `notice` of what it shows. */
export const listNotices = {
  waiting: 'You are offline. What you change is kept here and sent when the connection returns.',
  stale: (name: 'cart' | 'wishlist') => `This is your ${name} as this device knows it.`,
} as const
