/** The days of the week, in order. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

/** The opening and closing time of each day in 24-hour format ('09:00'); null when it is closed. */
export type OpeningTimes = Readonly<Record<Weekday, readonly [opens: string, closes: string] | null>>

/** Consecutive days with the same hours, as users read them: 'Mon-Fri' and '9:00 AM-6:00 PM'. */
export interface HoursLine {
  readonly days: string
  /** 'closed' on days without hours. */
  readonly hours: string
  /** The days themselves, for structured data. */
  readonly weekdays: Weekday[]
  /** The same hours in 24-hour format; null on days without hours. */
  readonly times: [opens: string, closes: string] | null
}

/** The opening hours of a week, grouped by consecutive days with the same hours. */
export function hoursLines(times: OpeningTimes): HoursLine[] {
  const groups: Weekday[][] = []
  for (const day of weekdays) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && hoursOf(times[group[0]]) === hoursOf(times[day])) group.push(day)
    else groups.push([day])
  }
  return groups.map((days) => {
    const hours = times[days[0]!]
    return { days: rangeOf(days), hours: hoursOf(hours), weekdays: days, times: hours && [...hours] }
  })
}

/** The name of a day as users read it: 'Monday'. */
export function weekdayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

function rangeOf(days: readonly Weekday[]): string {
  const first = shortName(days[0]!)
  return days.length === 1 ? first : `${first}-${shortName(days.at(-1)!)}`
}

function shortName(day: Weekday): string {
  return weekdayName(day).slice(0, 3)
}

function hoursOf(hours: OpeningTimes[Weekday]): string {
  return hours === null ? 'closed' : hours.map(clockTime).join('-')
}

/** Formats '18:00' as '6:00 PM'. */
function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
