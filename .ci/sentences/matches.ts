import type { Literal } from './literals.ts'

/** Whether a source's literal is this text. Where either has something put in, the words around it must be the same. */
export function isSource(literal: Literal, text: string): boolean {
  if (typeof literal !== 'string') return false
  return literal === text || (hasWordsOf(literal, text) && patternOf(literal).test(text))
}

/**
 * Whether a look finds this text: by itself, or a sentence as a part of what is seen. A refusal at a field is
 * described with 'Error: ' before it.
 */
export function isLookAt(look: Literal, text: string): boolean {
  if (typeof look !== 'string') return look.source.length >= text.length / 2 && look.test(text)
  const seen = look.replace(/^Error: /, '')
  if (isSentence(text) && seen.includes(text)) return true
  return isSource(seen, text) || (text.includes('{') && patternOf(text).test(seen))
}

/** A short name is part of much else; a sentence is not. */
const isSentence = (text: string) => /[.!?]$/.test(text)

const patternOf = (text: string) => {
  const words = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${words.join('.+')}$`)
}

/** `{} {}` is everybody's pattern: most of a text must be written out. */
const hasWordsOf = (literal: string, text: string) =>
  literal.includes('{}') && literal.replaceAll('{}', '').length >= text.replaceAll(/\{[^}]*\}/g, '').length / 3
