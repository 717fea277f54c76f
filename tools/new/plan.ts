/** The output of a generator: new files by path, changes of existing files by path, and commands to run afterwards. */
export interface Plan {
  files: Record<string, string>
  edits: Record<string, (text: string) => string>
  /** The arguments of each command that Node runs at the root of the workspace afterwards. */
  commands?: string[][]
  /** The files that the commands write. */
  generated?: string[]
}

/** Inserts an import or export line in the order of the paths of these siblings. */
export function insertSorted(line: string, siblings: RegExp) {
  return (text: string): string => {
    const lines = text.split('\n')
    const places = lines.flatMap((other, place) => (siblings.test(other) ? [place] : []))
    const last = places.at(-1)
    if (last === undefined) throw new Error(`No line matches ${siblings}, so there is no place for: ${line}`)
    return lines.toSpliced(places.find((place) => pathIn(lines[place]!) > pathIn(line)) ?? last + 1, 0, line).join('\n')
  }
}

const pathIn = (line: string) => line.slice(line.indexOf(' from '))

/** Inserts a text before the first place where the anchor matches. */
export function insertBefore(added: string, anchor: RegExp) {
  return (text: string): string => {
    const place = text.search(anchor)
    if (place < 0) throw new Error(`Nothing matches ${anchor}, so there is no place for: ${added}`)
    return text.slice(0, place) + added + text.slice(place)
  }
}

/** Several changes of one file. */
export function all(...changes: ((text: string) => string)[]) {
  return (text: string): string => changes.reduce((changed, change) => change(changed), text)
}
