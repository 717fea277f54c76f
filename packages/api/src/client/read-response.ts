import type { Issue } from '../schemas/types.ts'
import type { ApiFailure } from './api-error.ts'
import { isRecord } from './guards.ts'

/** Parses a JSON text; returns undefined for an empty or invalid one (a proxy's HTML page, a truncated response). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an error response: the server's message and issues, if they have the agreed shape. */
export function readFailure(status: number, text: string): ApiFailure {
  const body = parseJson(text)
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
