/** The escapes of a cell with alternative texts: a bar, a backslash, and `\0` for a picture that needs no text. */
const escapes: Readonly<Record<string, string>> = { '\\|': '|', '\\\\': '\\', '\\0': '' }

/** Writes alternative texts into one cell, separated by a vertical bar. */
export function writeAlts(alts: readonly string[]): string {
  return alts.map((alt) => alt.trim().replaceAll(/[\\|]/g, '\\$&') || '\\0').join('|')
}

/** A bar behind an even number of backslashes. */
const separator = /(?<=(?:^|[^\\])(?:\\\\)*)\|/

/** Reads the alternative texts of a cell: null for a missing one, '' for a picture that needs none. */
export function readAlts(cell: string): (string | null)[] {
  return cell.split(separator).map((part) => {
    const text = part.trim()
    return text === '' ? null : text.replaceAll(/\\[\\|0]/g, (escape) => escapes[escape] ?? escape)
  })
}
