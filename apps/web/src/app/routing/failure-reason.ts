import { serverMessageOf } from '@shop/api'
import { siteSentences } from '@shop/domain'
import { isChunkError } from './stale-build.ts'

/** Why a page could not be shown, as a sentence. A response, or an error of the page itself, says nothing about the connection. */
export function failureReason(error: unknown): string {
  if (isChunkError(error) || hasNoResponse(error)) return 'Please check your connection and try again.'
  return serverMessageOf(error) ?? siteSentences.somethingWentWrong
}

/** Whether a request failed without a response, by the shape of the API client's error. */
function hasNoResponse(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return 'isOffline' in error || ('status' in error && error.status === null)
}
