import type { AdminEnquiry } from '@shop/api'
import { limits } from '@shop/domain'

/** A long answer leaves the subject at least this many characters of the link. */
const subjectMinimum = 200
const lineBreak = '\r\n'

/**
 * The link that opens the answer in the email program, with the message quoted below it. Where the link has no room for everything, the
 * quote is cut first, then the subject, then the answer.
 */
export function mailLink({ email, subject, note, answer }: Pick<AdminEnquiry, 'email' | 'subject' | 'note' | 'answer'>): string {
  const start = `mailto:${encodeURIComponent(email)}?subject=`
  const room = limits.mailLinkMaximum - start.length - '&body='.length
  const title = fit(`Re: ${subject}`, Math.max(room - encodeURIComponent(answer).length, subjectMinimum), '…')
  const text = fit(answer, room - title.length, '…')
  return `${start}${title}&body=${text}${quote(note, room - title.length - text.length)}`
}

/** The encoded message below a blank line; '' without room for any of it. */
function quote(note: string, room: number): string {
  const blankLine = encodeURIComponent(lineBreak)
  const lines = note.split('\n').map((line) => `${lineBreak}> ${line}`)
  const quoted = fit(lines.join(''), room - blankLine.length, `${lineBreak}> …`)
  return quoted === '' ? '' : blankLine + quoted
}

/** The encoded text. One that has no room is cut and ends with the mark; '' where the mark has no room either. */
function fit(text: string, room: number, mark: string): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= room) return whole
  const end = encodeURIComponent(mark)
  if (end.length > room) return ''
  let start = ''
  // A string iterates over whole characters, so no surrogate pair and no percent escape is cut.
  for (const character of text) {
    const next = start + encodeURIComponent(character)
    if (next.length + end.length > room) break
    start = next
  }
  return start.replace(unfinishedLine, '') + end
}

/** A line break with the beginning of a quoted line, before its text. */
const unfinishedLine = /%0D(?:%0A(?:%3E(?:%20)?)?)?$/
