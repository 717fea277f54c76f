import type { Issue } from '../schemas/types.ts'
import type { ApiFailure } from './api-error.ts'
import { isRecord } from './guards.ts'

/** The value of a JSON text; undefined when it is empty or no JSON (a proxy's HTML page, an answer cut short). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a refusing answer says: the server's sentence and issues as far as they are of the agreed form. */
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
