import { z } from './zod.ts'

/** A problem with one field. */
export const issueSchema = z
  .object({ path: z.string().describe("Dotted, such as 'images.0.url'."), message: z.string() })
  .meta({ id: 'Issue' })

/** The body of every error response. */
export const errorSchema = z
  .object({ message: z.string().describe('A sentence for people.'), issues: z.array(issueSchema).optional() })
  .meta({ id: 'Error' })

/** A response that only has a message. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' })
