import type { PageHead } from './head.ts'

export { headTags } from './head.ts'

/** The head of a page that does not exist or failed to load; `title` is the heading that the page shows. */
export function failedHead(title: string): PageHead {
  return { title, description: title, canonical: null, isUnlisted: true }
}
