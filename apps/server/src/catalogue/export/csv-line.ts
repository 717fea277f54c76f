/** Marks a text that a spreadsheet would run as a formula, or that begins like a marked one. */
const formulaStart = /^'*[=+\-@\t]/
const markedStart = /^'+[=+\-@\t]/

/** Writes a line of a CSV with the line ending of RFC 4180. A spreadsheet shows no cell as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(markFormula(cell))).join(',')}\r\n`
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
function markFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Removes the apostrophe that `markFormula` has added. Other texts may begin with an apostrophe as well. */
export function unmarkFormula(cell: string): string {
  return markedStart.test(cell) ? cell.slice(1) : cell
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
