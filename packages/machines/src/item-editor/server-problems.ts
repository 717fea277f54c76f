import { issuesOf } from '../failures.ts'
import type { FormProblem } from './item-editor.types.ts'

/** The server's issues, with its field names mapped to those of the form. */
export function serverProblems(error: unknown): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => ({ path: formPath(path), message }))
}

const formPaths: Readonly<Record<string, string>> = {
  images: 'pictures',
  coverImage: 'pictures',
  collectionId: 'related',
  productIds: 'related',
  'leadTimeWeeks.minimum': 'leadTimeMinimum',
  'leadTimeWeeks.maximum': 'leadTimeMaximum',
}

/** Maps a path of the server, such as `images.2.url` or `dimensions.width`, to a part of the form. */
function formPath(path: string): string {
  const [first = '', ...rest] = path.split('.')
  return formPaths[path] ?? formPaths[first] ?? rest.at(-1) ?? first
}
