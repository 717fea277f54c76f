import { emailSchema, newPasswordSchema, phoneSchema, signUpSchema } from '@shop/api/schemas'
import { lineProblem, shopLineRules } from '@shop/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Copier, privateFields, Placeholders } from './index.ts'

const fields = privateFields()
const copier = () => new Copier(fields, new Placeholders())
const checks = [
  ['email', emailSchema],
  ['phoneNumber', phoneSchema],
  ['password', newPasswordSchema],
  ['anonymousId', signUpSchema.shape.anonymousId],
] as const

const clean = (source: unknown) => copier().copy(source).value

describe('the private fields', () => {
  it('redacts exactly the fields that the schemas of the contract mark as private', () => {
    expect(Object.fromEntries(privateFields())).toEqual({
      anonymousId: 'guest',
      email: 'email',
      linkKey: 'token',
      newPassword: 'password',
      oldPassword: 'password',
      password: 'password',
      phoneNumber: 'phone',
      token: 'token',
    })
  })
})

describe('a copy', () => {
  it('replaces equal private values by equal placeholders', () => {
    expect(
      clean({
        values: { email: 'ada@example.com', password: 'Ebony-Chair-42' },
        user: { email: 'ada@example.com', phoneNumber: '08012345678', username: 'Ada' },
        token: 'f00dcafe',
      }),
    ).toEqual({
      values: { email: 'person-1@redacted.example', password: 'Redacted-2' },
      user: { email: 'person-1@redacted.example', phoneNumber: '08000000003', username: 'Ada' },
      token: 'redacted-token-4',
    })
  })

  it('redacts private values in sentences before and after their own field', () => {
    expect(
      clean({
        says: 'Ebony-Chair-42 is no password for ada@example.com, call 08012345678.',
        error: new Error('/reset-password/f00dcafe has ended'),
        password: 'Ebony-Chair-42',
        token: 'f00dcafe',
      }),
    ).toEqual({
      says: 'Redacted-1 is no password for person-3@redacted.example, call 08000000004.',
      error: { name: 'Error', message: '/reset-password/redacted-token-2 has ended' },
      password: 'Redacted-1',
      token: 'redacted-token-2',
    })
  })

  it('redacts the id of a guest in the owner of a saved list, however many private values came before', () => {
    const guest = '019a0000-0005-7000-8000-000000000001'
    const copies = copier()
    expect(copies.copy({ identity: { kind: 'guest', anonymousId: guest } }).value).toEqual({
      identity: { kind: 'guest', anonymousId: '00000000-0000-4000-8000-000000000001' },
    })
    for (let typed = 1; typed <= 60; typed++) copies.copy({ email: `person-number-${typed}@example.com` })
    expect(copies.copy({ owner: `guest:${guest}` }).value).toEqual({ owner: 'guest:00000000-0000-4000-8000-000000000001' })
  })

  it('does not redact ids, numbers, empty fields and sentences about fields', () => {
    const source = {
      _id: '01980000-0000-7000-8000-000000000001',
      price: 1_850_000,
      password: '',
      problems: { email: 'Enter valid email address' },
      issues: [{ path: 'email', message: 'Enter valid email address' }],
    }
    expect(clean(source)).toEqual(source)
  })

  it('replaces a private value by a placeholder that passes and fails the same checks', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            'Ebony-Chair-42',
            'Ebo-42',
            'E4y',
            'ada@example.com',
            '08012345678',
            '019a0000-0005-7000-8000-000000000001',
          ),
        ),
        (value) => {
          for (const [field, schema] of checks) {
            const copy = clean({ [field]: value }) as Record<string, string>
            expect(schema.safeParse(copy[field]).success).toBe(schema.safeParse(value).success)
          }
        },
      ),
    )
  })

  it.each(['08012345678', '8012345678', '2348012345678', '+2348012345678'])(
    'replaces %s in any text by a phone number that is valid in the same forms',
    (value) => {
      const placeholder = new Placeholders().within(value)
      expect(placeholder).not.toContain('12345678')
      expect(phoneSchema.safeParse(placeholder).success).toBe(phoneSchema.safeParse(value).success)
      for (const rule of [shopLineRules.phone, shopLineRules.chatNumber])
        expect(lineProblem(rule, placeholder)).toBe(lineProblem(rule, value))
    },
  )

  it('replaces a phone number with and without a plus by the same digits', () => {
    const placeholders = new Placeholders()
    expect(placeholders.within('+2348012345678')).toBe(`+${placeholders.within('2348012345678')}`)
  })

  it('truncates large values with a note', () => {
    const { value, truncated } = copier().copy({ picture: `data:image/jpeg;base64,${'A'.repeat(14_000_000)}` })
    expect(truncated).toBe(1)
    expect((value as { picture: string }).picture).toMatch(/^data:image\/jpeg;base64,A{1977}… \[cut\] 14000023 characters$/)
  })

  it('never truncates a text in the middle of a private value', () => {
    const text = `${'x'.repeat(1990)} ada.obi.of.lagos@example.com`
    expect(JSON.stringify(clean({ text }))).not.toContain('ada')
  })

  it('limits the size of a copy for any source', () => {
    const { bytes, truncated } = copier().copy(Array.from({ length: 10_000 }, (_, number) => ({ name: `item ${number}` })))
    expect(bytes).toBeLessThan(66_000)
    expect(truncated).toBeGreaterThan(0)
  })

  it('copies circular objects', () => {
    const self: { self?: unknown } = {}
    self.self = self
    expect(clean(self)).toEqual({ self: '[cut]' })
  })

  it('copies the cause of an error', () => {
    const cause = new TypeError('Failed to fetch /reset-password/f00dcafe')
    const error = Object.assign(new Error('auth.reset failed', { cause }), { status: null })
    expect(clean({ token: 'f00dcafe', error, other: new Error('No cause') })).toEqual({
      token: 'redacted-token-1',
      error: {
        name: 'Error',
        message: 'auth.reset failed',
        cause: { name: 'TypeError', message: 'Failed to fetch /reset-password/redacted-token-1' },
        status: null,
      },
      other: { name: 'Error', message: 'No cause' },
    })
  })

  it('reads objects that refer to each other a few times only', () => {
    let reads = 0
    let whole: object = {
      get name() {
        reads += 1
        return 'the innermost one'
      },
    }
    for (let level = 0; level < 20; level += 1) whole = { one: whole, other: whole }
    copier().copy(whole)
    expect(reads).toBeLessThan(10_000)
  })

  it('copies values that JSON does not have', () => {
    expect(clean({ date: new Date('invalid'), big: 12n, map: new Map([['a', new Set([1])]]), missing: undefined })).toEqual({
      date: 'Invalid Date',
      big: '12',
      map: { a: [1] },
      missing: undefined,
    })
  })
})
