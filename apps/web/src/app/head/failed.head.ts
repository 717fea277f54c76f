import type { PageHead } from './head.ts'

export { headTags } from './head.ts'

/** The head of an address that leads to nothing or could not be shown; `title` says which. */
export function failedHead(title: string): PageHead {
  return { title, description: title, canonical: null, isUnlisted: true }
}
