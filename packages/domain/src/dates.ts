const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Formats a day for legal pages: '2025-07-08' as 'July 8, 2025'. The result does not depend on a time zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[month! - 1]} ${date}, ${year}`
}

/** Whether a text is a calendar day, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Nigeria has the same time all year, an hour ahead of UTC. */
const lagosOffset = 60 * 60 * 1000

/** The day in Lagos at an instant, as YYYY-MM-DD. */
export function dayInLagos(instant: Date): string {
  return new Date(instant.getTime() + lagosOffset).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Lagos. */
export function beginOfDayInLagos(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - lagosOffset)
}

/** Formats the day of an instant in Lagos: 'July 8, 2025'. Server and browser agree on it, whatever their time zones. */
export function formatDayOf(instant: string): string {
  return formatDay(dayInLagos(new Date(instant)))
}
