import { siteSentences } from '@shop/domain'
import { serverMessageOf } from '@shop/api'
import type { Issue } from '@shop/api'

const offlineSave = 'You are offline. Nothing is lost; save again when you are back.'

/** The fields of a failure that machines read. They are checked by shape, so that machines need no import of the client. */
interface FailureShape {
  status?: unknown
  issues?: unknown
  isOffline?: unknown
}

/** The status with which the server rejected a request; null without a response, or when the failure is not about a request. */
export function statusOf(failure: unknown): number | null {
  const { status } = shapeOf(failure)
  return typeof status === 'number' ? status : null
}

/** The server's messages about single fields; empty when there are none. */
export function issuesOf(failure: unknown): readonly Issue[] {
  const { issues } = shapeOf(failure)
  return Array.isArray(issues) ? issues.filter(isIssue) : []
}

/** The message about a failed request for the user: the server's, else a general one. */
export function failureSentence(failure: unknown): string {
  return serverMessageOf(failure) ?? siteSentences.somethingWentWrong
}

/** The message about a failed save for the user: that the browser is offline, the server's, else the fallback. */
export function saveFailureSentence(failure: unknown, fallback: string = siteSentences.somethingWentWrong): string {
  return isOffline(failure) ? offlineSave : (serverMessageOf(failure) ?? fallback)
}

/** Whether a request failed because the browser has no connection. */
export function isOffline(failure: unknown): boolean {
  return shapeOf(failure).isOffline === true
}

/** Whether a request failed without a response. A response, or an error of the code, says nothing about the connection. */
export function hasNoResponse(failure: unknown): boolean {
  return isOffline(failure) || shapeOf(failure).status === null
}

/** Whether the session has ended: nobody is signed in any more (401). */
export function isSessionEnd(failure: unknown): boolean {
  return statusOf(failure) === 401
}

/** Whether the user may not do this, or may not do it any more (403). */
export function isDenial(failure: unknown): boolean {
  return statusOf(failure) === 403
}

/**
 * Whether the shop will never accept this request: it rejected what was sent. An ended session, a flood and a failure of the
 * server are temporary, and so is a rejection without a message of the shop, which comes from a proxy.
 */
export function isRefused(failure: unknown): boolean {
  const status = statusOf(failure) ?? 0
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status) && serverMessageOf(failure) !== undefined
}

/**
 * Whether the server has not done what was requested: it responded with a failure. Without a response, and after a gateway's
 * failure (502, 504), nobody knows.
 */
export function isNotDone(failure: unknown): boolean {
  return ![null, 502, 504].includes(statusOf(failure))
}

function shapeOf(failure: unknown): FailureShape {
  return typeof failure === 'object' && failure !== null ? failure : {}
}

function isIssue(issue: unknown): issue is Issue {
  if (typeof issue !== 'object' || issue === null || !('path' in issue) || !('message' in issue)) return false
  return typeof issue.path === 'string' && typeof issue.message === 'string'
}
