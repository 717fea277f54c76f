import { data } from 'react-router-dom'

/** The kind of page that does not exist. */
export type Missing = 'page' | 'product' | 'collection' | 'enquiry'

/** Creates the error that a loader throws when its page or item does not exist. The server responds with status 404. */
export function missing(of: Missing) {
  return data({ missing: of }, { status: 404 })
}

/** The result of `find`, or the 404 error when the API does not know the item. */
export async function foundOr404<Found>(of: Missing, find: Promise<Found>): Promise<Found> {
  try {
    return await find
  } catch (error) {
    throw isUnknown(error) ? missing(of) : error
  }
}

function isUnknown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
