import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

const letters = 'abcdefghijklmnopqrstuvwxyz'
const sheets = globSync('{apps,packages}/*/src/**/*.module.css', { cwd: root }).sort()

/** The classes of each style sheet in the order in which they occur. */
const classesOf = new Map<string, string[]>()

/**
 * The name of a class in the pages: two letters for its style sheet and a number for its place there, because every page contains most
 * names three times. In development, the name in the source follows. No name begins with `ad`, which ad blockers hide. The server's build,
 * the shop's and the one with the inspector all use it, because hydration keeps the class names of the server's HTML.
 *
 * @param name the class's name in its style sheet
 * @param sheet the style sheet's absolute path
 */
export function className(name: string, sheet: string): string {
  const path = relative(root, sheet)
  const position = placeOf(path, sheets)
  const classes = classesOf.get(path) ?? []
  classesOf.set(path, classes)
  const short = `${letters[10 + Math.floor(position / 26)]}${letters[position % 26]}${placeOf(name, classes)}`
  return process.env['NODE_ENV'] === 'production' ? short : `${short}_${name}`
}

/** The place of a text in a list, to which a new one is added: a class, or under `pnpm dev` a style sheet. */
function placeOf(text: string, list: string[]): number {
  const place = list.indexOf(text)
  return place === -1 ? list.push(text) - 1 : place
}
