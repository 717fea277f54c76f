import { z } from './zod.ts'

/**
 * The kinds of private data in a field. `guest` is the identifier in a guest's cookie, which gives access to the guest's
 * saved lists.
 */
export type PrivateKind = 'password' | 'token' | 'guest' | 'email' | 'phone'

/** The schemas of private fields. Recordings replace their values with stand-ins. */
export const privateMarks = z.registry<{ kind: PrivateKind }>()
