import { describe, expect, it } from 'vitest'
import { emailRule, isEmail, isPersonName, newPasswordProblem, passwordRule, phoneRule } from './credentials.ts'

describe('an email address', () => {
  it.each(['ada@example.com', "o'neil+shop@mail.co.uk", 'a.b-c@x-y.ng', 'a/b{c}|~&@example.com'])(
    'accepts %s as an email address',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@-x.com',
    'ada@example..com',
    'ada@exa mple.com',
  ])('rejects %j as an email address', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('accepts email addresses of at most 254 characters', () => {
    const tail = '@example.com'
    expect(isEmail('a'.repeat(254 - tail.length) + tail)).toBe(true)
    expect(isEmail('a'.repeat(255 - tail.length) + tail)).toBe(false)
  })

  it('has the hint of the specification for an email address', () => {
    expect(emailRule.hint).toBe('Enter valid email address')
  })
})

describe('the name of an account', () => {
  it.each(['Ada', "Ngozi O'Neil-Obi", 'O’Brien', 'J. R. R. Tolkien', 'Ọlájùmọ̀kẹ́ Adé', 'Зоя', '李小龍', 'مريم', 'a'.repeat(80)])(
    'accepts %s as a name',
    (text) => {
      expect(isPersonName(text)).toBe(true)
    },
  )

  it.each([
    '',
    ' ',
    '.-',
    'Ada\nYou have won',
    'Ada\u2028You have won',
    'https://evil.example',
    'Ada 10.0.0.1',
    'Ada 2',
    'Ada @ shop',
    '<b>Ada</b>',
    'a'.repeat(81),
  ])('rejects %j as a name', (text) => {
    expect(isPersonName(text)).toBe(false)
  })
})

describe('a password', () => {
  it('requires a password of 8 characters with a digit, a lowercase letter and an uppercase letter', () => {
    const accepted = ['Abcdefg1', '1aA     ', 'Çédille9Ab', `A1${'b'.repeat(100)}`]
    const refused = ['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', '']
    expect(accepted.filter((text) => !passwordRule.pattern.test(text))).toEqual([])
    expect(refused.filter((text) => passwordRule.pattern.test(text))).toEqual([])
  })

  it('has the hints of the specification for a password', () => {
    expect(passwordRule.hint).toBe(
      'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
    )
    expect(passwordRule.resetHint).toBe(
      'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
    )
  })
})

describe('a phone number', () => {
  it.each(['0801234567', '08012345678901'])('accepts %s as a phone number', (text) => {
    expect(phoneRule.pattern.test(text)).toBe(true)
  })

  it.each(['080123456', '080123456789012', '+2348012345678', '0801 234 5678', '٠٨٠١٢٣٤٥٦٧٨'])(
    'rejects %s as a phone number',
    (text) => {
      expect(phoneRule.pattern.test(text)).toBe(false)
    },
  )

  it('has the hint of the specification for a phone number', () => {
    expect(phoneRule.hint).toBe('Must be at least 10 digits')
  })
})

describe('patterns of credentials', () => {
  it.each([emailRule, passwordRule, phoneRule])(
    'the pattern matches the same texts in JavaScript as in the attribute of a field: $hint',
    ({ pattern }) => {
      const asAttribute = new RegExp(`^(?:${pattern.source})$`, 'v')
      const samples = ['ada@example.com', 'a/b{c}|~&-@example.com', 'Abcdefg1', '0801234567', 'no', '']
      expect(samples.filter((text) => asAttribute.test(text))).toEqual(samples.filter((text) => pattern.test(text)))
    },
  )
})

describe('setting a new password', () => {
  it.each([
    ['', 'Abcdefg1', 'Please fill in both password fields.'],
    ['Abcdefg1', '', 'Please fill in both password fields.'],
    ['Abcdefg1', 'Abcdefg2', 'New passwords do not match.'],
    ['Abc1', 'Abc1', 'New password must be at least 6 characters long.'],
  ])('rejects the new password %j with the confirmation %j: %s', (newPassword, confirmation, sentence) => {
    expect(newPasswordProblem({ newPassword, confirmation })).toBe(sentence)
  })

  it('accepts a new password that is long enough and repeated correctly', () => {
    expect(newPasswordProblem({ newPassword: 'Abcde1', confirmation: 'Abcde1' })).toBeNull()
  })
})
