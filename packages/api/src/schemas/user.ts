import { roles } from '@shop/domain'
import { idSchema } from './ids.ts'
import { privateMarks } from './private-marks.ts'
import { z } from './zod.ts'

/** An account in a response. */
export const userSchema = z
  .object({
    _id: idSchema,
    role: z.enum(roles),
    username: z.string(),
    email: z.string().register(privateMarks, { kind: 'email' }),
    phoneNumber: z.string().describe('May be empty.').register(privateMarks, { kind: 'phone' }),
  })
  .meta({ id: 'User' })
