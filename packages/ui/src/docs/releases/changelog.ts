/** A section of `CHANGELOG.md`. */
export interface Release {
  /** The version, or 'Unreleased'. */
  readonly version: string
  /** The day of the release: '2026-11-23'; null before it. */
  readonly date: string | null
  /** The changes, in Markdown. */
  readonly text: string
}

/** The releases of a changelog, the newest first. */
export function releasesIn(changelog: string): Release[] {
  const [, ...sections] = changelog.split(/^## /m)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const [, version = heading, date = null] = /^(\S+) \((\S+)\)$/.exec(heading) ?? []
    return { version, date, text: lines.join('\n').trim() }
  })
}

/** A day in words: '23 November 2026'. */
export function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
