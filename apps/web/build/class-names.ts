import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * The name of a class in the built pages. The server's build, the shop's and the one with the inspector all use it, because
 * hydration keeps the class names of the server's HTML. All classes of a style sheet end alike, which compresses well.
 *
 * @param name the class's name in its style sheet
 * @param sheet the style sheet's absolute path
 */
export function className(name: string, sheet: string): string {
  const path = relative(root, sheet)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
