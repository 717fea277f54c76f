import type { Figures } from './rounds.ts'

const nameWidth = 40
const columns = ['shop ms', 'database ms', 'requests/s', 'floor ms', '× floor']

/** The heading of the rows of one database. */
export function tableHeading(database: string): string {
  return database.padEnd(nameWidth) + columns.map((column) => column.padStart(13)).join('')
}

/** One row: processor time per request, requests per second, and the ratio of processor time to that of the floor. */
export function tableRow(name: string, { process, database, perSecond, floor, ratio }: Figures): string {
  const cells = [process.toFixed(2), database.toFixed(2), perSecond.toFixed(0), floor.toFixed(2), ratio.toFixed(2)]
  return name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(13)).join('')
}
