import { z } from './zod.ts'

/** What a field can give away of a person. */
export type PrivateKind = 'password' | 'token' | 'email' | 'phone'

/** The schemas of fields that nobody but their owner may read. Whatever records what happens puts stand-ins there. */
export const privateMarks = z.registry<{ kind: PrivateKind }>()
