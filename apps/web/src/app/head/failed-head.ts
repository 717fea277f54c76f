import type { PageHead } from './head.ts'

/** The head of an address without a page: nothing is there, or it could not be shown. `title` says which. */
export function failedHead(title: string): PageHead {
  return { title, description: title, canonical: null, isUnlisted: true }
}
