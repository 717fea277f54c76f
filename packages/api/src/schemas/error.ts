import { z } from './zod.ts'

/** What is wrong with one field. */
export const issueSchema = z
  .object({ path: z.string().describe("Dotted, such as 'images.0.url'."), message: z.string() })
  .meta({ id: 'Issue' })

/** The body of every answer that is no success. */
export const errorSchema = z
  .object({ message: z.string().describe('A sentence for people.'), issues: z.array(issueSchema).optional() })
  .meta({ id: 'Error' })

/** An answer that only says something. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' })
