const instantFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats a moment for admins, in the time zone of the device: '23 Nov 2026, 09:30'. */
export function formatInstant(instant: string): string {
  return instantFormat.format(new Date(instant))
}
