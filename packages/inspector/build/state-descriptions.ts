import { readFileSync } from 'node:fs'
import { knownMachines } from '@shop/machines/known'
import type { KnownMachine } from '@shop/machines/known'
import { statesOf } from '@shop/machines/testing'

/** The pages about what several machines share, besides the page of each. */
const sharedPages: Readonly<Record<string, string>> = {
  cart: 'list-sync',
  wishlist: 'list-sync',
  productEditor: 'item-editor',
  collectionEditor: 'item-editor',
}

/**
 * The description of each state, from the tables of states in the pages about the machines, by the id of the machine and of the
 * state. A chart with descriptions would be longer for every shopper who downloads it.
 */
export function stateDescriptions(): Record<string, Record<string, string>> {
  return Object.fromEntries(knownMachines.map((known) => [known.id, descriptionsOf(known)]))
}

function descriptionsOf({ id, machine }: KnownMachine): Record<string, string> {
  const rows = new Map([nameOfFolder(id), sharedPages[id]].flatMap((page) => (page === undefined ? [] : rowsOf(page))))
  return Object.fromEntries(
    statesOf(machine).flatMap((state) => {
      const text = rows.get(state.path.join('.'))
      return text === undefined ? [] : [[state.id, text]]
    }),
  )
}

/** The rows of the tables of states: the path of each state, and a sentence about it. */
function rowsOf(page: string): [string, string][] {
  const url = new URL(`../../machines/src/${page}/${page}.md`, import.meta.url)
  let subject: string | null = null
  return readFileSync(url, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, first = '', second = ''] = line.split(/ ?\| ?/)
      if (first === 'State') subject = second
      if (!line.startsWith('|')) subject = null
      return subject === null || !first.startsWith('`') ? [] : pathsIn(first).map((path) => [path, `${subject} ${second}.`])
    })
}

/** The paths in a cell: `.admin` stands for a sibling of the previous one. */
function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].reduce<string[]>((paths, [, name = '']) => {
    const parent = paths.at(-1)?.split('.').slice(0, -1).join('.') ?? ''
    return [...paths, name.startsWith('.') ? parent + name : name]
  }, [])
}

/** The folder of a machine: `pagedList` is in `paged-list`. */
function nameOfFolder(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
