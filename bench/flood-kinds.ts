const password = 'Wrong7horses'

/** The requests of each kind of flood, by their number. */
export const floods = {
  contact: {
    path: '/api/contact',
    body: () => ({ name: 'Ada', email: 'ada@example.com', phoneNumber: '08012345678', subject: 'Hello', message: 'Buy this' }),
  },
  'sign-up': {
    path: '/api/auth/signup',
    body: (number: number) => ({
      fullName: 'Ada Obi',
      email: `attacker-${process.pid}-${number}@example.com`,
      phoneNumber: '08012345678',
      password,
      anonymousId: '',
    }),
  },
  'sign-in': {
    path: '/api/auth/login',
    body: (number: number) => ({ email: `victim-${number % 50}@example.com`, password }),
  },
  reset: {
    path: '/api/auth/forgot-password',
    body: (number: number) => ({ email: `victim-${number % 50}@example.com` }),
  },
} as const

/** A kind of flood. */
export type FloodKind = keyof typeof floods
