import { z } from './zod.ts'

/** What a field can give away of a person. `guest` is the identifier in a guest's cookie: whoever has it has the guest's lists. */
export type PrivateKind = 'password' | 'token' | 'guest' | 'email' | 'phone'

/** The schemas of fields that nobody but their owner may read. Whatever records what happens puts stand-ins there. */
export const privateMarks = z.registry<{ kind: PrivateKind }>()
