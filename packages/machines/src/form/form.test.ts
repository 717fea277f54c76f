import { describe, expect, it } from 'vitest'
import * as checks from './checks.ts'
import { afterTyping, isValid, problemsFromServer, problemsIn } from './form.ts'

const form = { name: checks.required('Name'), email: checks.email }

describe('A form', () => {
  it('lists the problem of each field, in the order of the checks', () => {
    const problems = problemsIn({ name: ' ', email: 'ada' }, form)
    expect(Object.entries(problems)).toEqual([
      ['name', 'Name is required.'],
      ['email', 'Enter valid email address'],
    ])
    expect(isValid({ name: ' ', email: 'ada' }, form)).toBe(false)
  })

  it('treats a form as valid when each field passes its check', () => {
    const values = { name: 'Ada', email: ' ada@example.com ', message: '' }
    expect(problemsIn(values, form)).toEqual({})
    expect(isValid(values, form)).toBe(true)
  })

  it('clears the problem of a field when the user types in it', () => {
    const before = { values: { name: '', email: 'a' }, problems: { name: 'Name is required.', email: 'No.' } }
    expect(afterTyping(before, { name: 'A' })).toEqual({
      values: { name: 'A', email: 'a' },
      problems: { email: 'No.' },
    })
  })

  it("uses the server's messages about the form's own fields, the first for each", () => {
    const issues = [
      { path: 'email', message: 'This email is taken.' },
      { path: 'email', message: 'A second sentence.' },
      { path: 'elsewhere', message: 'Not shown.' },
    ]
    const values = { name: '', email: '' }
    expect(problemsFromServer({ issues }, values)).toEqual({ email: 'This email is taken.' })
    expect(problemsFromServer(new TypeError('fetch failed'), values)).toEqual({})
  })
})

describe('The checks of fields', () => {
  it.each([
    ['email', checks.email, 'ada@', 'Enter valid email address'],
    ['phone number', checks.phone, '080-1234-5678', 'Must be at least 10 digits'],
    ['optional phone number', checks.optional(checks.phone), '12', 'Must be at least 10 digits'],
    [
      'password',
      checks.password(),
      'short',
      'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
    ],
    ['password with its own message', checks.password('Longer, please.'), 'short', 'Longer, please.'],
    ['name', checks.required('Name'), '', 'Name is required.'],
    ['name of a person that is empty', checks.personName, ' ', 'Name is required.'],
    [
      'name of a person',
      checks.personName,
      'Ada 2',
      'Please use only letters, spaces, apostrophes, hyphens and dots in your name, and at most 80 characters.',
    ],
  ])('rejects an invalid %s with its message', (_, check, text, sentence) => {
    expect(check(text)).toBe(sentence)
  })

  it.each([
    ['email', checks.email, ' ada@example.com'],
    ['phone number of 10 digits', checks.phone, '0801234567'],
    ['phone number of 14 digits', checks.phone, '23480123456789'],
    ['optional phone number that is empty', checks.optional(checks.phone), ''],
    ['optional phone number of spaces only', checks.optional(checks.phone), '  '],
    ['password of 8 characters', checks.password(), 'Abcdefg1'],
    ['name', checks.required('Name'), 'Ada'],
    ['name of a person', checks.personName, ' Ada Obi '],
    ['name of 80 letters between spaces', checks.personName, ` ${'a'.repeat(80)} `],
  ])('accepts a valid %s', (_, check, text) => {
    expect(check(text)).toBeNull()
  })
})
