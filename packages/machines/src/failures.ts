import { siteSentences } from '@shop/domain'
import { serverMessageOf } from '@shop/api'
import type { Issue } from '@shop/api'

/** What is known of any failure, read by its shape: machines need no client to tell failures apart. */
interface FailureShape {
  status?: unknown
  issues?: unknown
}

/** The status with which the server refused a call; null when there was no answer, or the failure is no call's. */
export function statusOf(failure: unknown): number | null {
  const { status } = shapeOf(failure)
  return typeof status === 'number' ? status : null
}

/** What the server says about single fields; empty when it says nothing. */
export function issuesOf(failure: unknown): readonly Issue[] {
  const { issues } = shapeOf(failure)
  return Array.isArray(issues) ? issues.filter(isIssue) : []
}

/** Why a call failed, for the person: the server's sentence, else the one for any failure. */
export function failureSentence(failure: unknown): string {
  return serverMessageOf(failure) ?? siteSentences.somethingWentWrong
}

/** Whether the session has ended: nobody is signed in any more (401). */
export function isSessionEnd(failure: unknown): boolean {
  return statusOf(failure) === 401
}

/** Whether the person may not do this, or no longer (403). */
export function isDenial(failure: unknown): boolean {
  return statusOf(failure) === 403
}

function shapeOf(failure: unknown): FailureShape {
  return typeof failure === 'object' && failure !== null ? failure : {}
}

function isIssue(issue: unknown): issue is Issue {
  if (typeof issue !== 'object' || issue === null || !('path' in issue) || !('message' in issue)) return false
  return typeof issue.path === 'string' && typeof issue.message === 'string'
}
