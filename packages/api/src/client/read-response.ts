import type { Issue } from '../schemas/types.ts'
import type { ApiFailure } from './api-error.ts'
import { isRecord } from './guards.ts'

/** Reads an error response: the server's message and issues, if they have the agreed shape. */
export function readFailure(status: number, body: unknown): ApiFailure {
  if (!isRecord(body)) return { status }
  return {
    status,
    ...(typeof body.message === 'string' && body.message.trim() !== '' && { serverMessage: body.message }),
    ...(Array.isArray(body.issues) && { issues: body.issues.filter(isIssue) }),
  }
}

function isIssue(value: unknown): value is Issue {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}
