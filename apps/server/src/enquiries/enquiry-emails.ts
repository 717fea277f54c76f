import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http-error.ts'
import { requestLimits } from '../limits/request-limits.ts'
import type { RequestLimits } from '../limits/request-limits.ts'

/** Whether a new enquiry of this sender is emailed to the shop: when admins want it, and until a flood has cost enough emails. */
export async function mayBeEmailed(
  app: Pick<FastifyInstance, 'currentShop'>,
  limits: RequestLimits,
  sender: Parameters<RequestLimits['count']>[1],
): Promise<boolean> {
  const { enquiryEmails } = await app.currentShop()
  if (!enquiryEmails) return false
  try {
    await limits.count(requestLimits.enquiryEmail, sender)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}
