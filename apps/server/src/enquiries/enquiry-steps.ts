import type { Executor } from '../db/database.ts'
import { asc, eq } from '../db/drizzle.ts'
import { enquirySteps } from '../db/schema.ts'

/** The history of an enquiry with steps, undone steps and notes, oldest first. */
export function readSteps(executor: Executor, reference: string): Promise<(typeof enquirySteps.$inferSelect)[]> {
  return executor.select().from(enquirySteps).where(eq(enquirySteps.reference, reference)).orderBy(asc(enquirySteps.id))
}
