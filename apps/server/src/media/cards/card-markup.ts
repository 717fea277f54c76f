import { escapeText } from '@shop/domain'
import letters from './fonts/letters.json' with { type: 'json' }

/** The families of each role, in the order in which their letters are looked up. `fonts/fonts.conf` names them. */
const families = {
  name: 'Name Latin, Name Vietnamese, Name Extended',
  tones: 'Tones Latin, Tones Vietnamese, Tones Extended',
  text: 'Text',
} as const

type Role = keyof typeof families

/** A run of letters of one font. */
interface Run {
  readonly role: Role
  text: string
}

const known = { name: new Set(letters.name), tones: new Set(letters.tones), text: new Set(letters.text) }
const serif = ['name', 'tones'] as const

/**
 * A name as Pango markup in the shop's serif font. A letter with a tone mark that the font lacks comes from one that looks alike,
 * and any other from the sans-serif font. What no font has, such as an emoji, is left out.
 */
export function nameMarkup(name: string): string {
  const runs: Run[] = []
  for (const [letter] of name.normalize('NFC').matchAll(/\P{M}\p{M}*/gu)) {
    const run = runOf(letter, serif) ?? runOf(letter.normalize('NFD'), serif) ?? runOf(letter, ['text'])
    const last = runs.at(-1)
    if (run !== null && last?.role === run.role) last.text += run.text
    else if (run !== null) runs.push(run)
  }
  return runs.map(({ role, text }) => `<span font_family="${families[role]}">${escapeText(text)}</span>`).join('')
}

/** A price or a label as Pango markup in the shop's sans-serif font. */
export function textMarkup(text: string, weight: 'Text' | 'Text Medium' = 'Text'): string {
  const shown = Array.from(text.normalize('NFC')).filter((letter) => known.text.has(letter))
  return `<span font_family="${weight}">${escapeText(shown.join(''))}</span>`
}

/** A letter in the first of these fonts that has all its characters; null when none has. */
function runOf(letter: string, roles: readonly Role[]): Run | null {
  const role = roles.find((each) => Array.from(letter).every((character) => known[each].has(character)))
  return role === undefined ? null : { role, text: letter }
}
