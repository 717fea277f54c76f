import { describe, expect, it } from 'vitest'
import { createContactMessage, createSignUp, testId } from '../testing/factories/index.ts'
import { contactMessageSchema, contractSchemas, logInSchema, profileSchema, signUpSchema } from './index.ts'
import { issuesOf } from '../testing/schema-issues.ts'

const passwordHint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

describe('the sign-up schema', () => {
  it('sign-up requires name, email, phone and password', () => {
    expect(issuesOf(signUpSchema, {})).toEqual([
      'fullName: Name is required.',
      'email: Email is required.',
      'phoneNumber: Phone number is required.',
      'password: Password is required.',
    ])
  })

  it('sign-up rejects each invalid field with its hint as the message', () => {
    expect(issuesOf(signUpSchema, createSignUp({ email: 'ada', phoneNumber: '12', password: 'short' }))).toEqual([
      'email: Enter valid email address',
      'phoneNumber: Must be at least 10 digits',
      `password: ${passwordHint}`,
    ])
  })

  it('sign-up trims the email, and has an empty guest identifier by default', () => {
    const { anonymousId: _, ...payload } = createSignUp({ email: ' chidi@example.com ' })
    expect(signUpSchema.parse(payload)).toEqual(createSignUp({ anonymousId: '' }))
  })

  it('sign-up accepts only a UUID as guest identifier', () => {
    expect(issuesOf(signUpSchema, createSignUp({ anonymousId: testId('guest') }))).toEqual([])
    expect(issuesOf(signUpSchema, createSignUp({ anonymousId: 'me' }))).toEqual([
      'anonymousId: Guest identifier must be empty or a UUID.',
    ])
  })

  it('sign-up rejects a name that is more than one line of letters', () => {
    expect(issuesOf(signUpSchema, createSignUp({ fullName: 'Ada\nhttps://evil.example' }))).toEqual([
      'fullName: Please use only letters, spaces, apostrophes, hyphens and dots in your name, and at most 80 characters.',
    ])
  })

  it('sign-up ignores a role in the payload', () => {
    expect(signUpSchema.parse({ ...createSignUp(), role: 'admin' })).toEqual(createSignUp())
  })
})

describe('the login schema', () => {
  it('login does not check the format of a password', () => {
    expect(issuesOf(logInSchema, { email: 'ada@example.com', password: 'old' })).toEqual([])
  })

  it('login rejects invalid email addresses and passwords of more than 128 characters', () => {
    expect(issuesOf(logInSchema, { email: 'ada@', password: 'x'.repeat(129) })).toEqual([
      'email: Enter valid email address',
      'password: Password must be at most 128 characters.',
    ])
    expect(issuesOf(logInSchema, { email: { $ne: '' }, password: ['x'] })).toEqual([
      'email: Email must be a text.',
      'password: Password must be a text.',
    ])
  })
})

describe('the schemas of a new password', () => {
  const { changePassword, resetPassword } = contractSchemas.auth

  it.each([
    ['Ab1', 'New password must be at least 6 characters long.'],
    ['Abcdef1', passwordHint],
    ['abcdefg1', passwordHint],
  ])('rejects the new password %j: %s', (newPassword, sentence) => {
    expect(issuesOf(resetPassword.body, { newPassword })).toEqual([`newPassword: ${sentence}`])
    expect(issuesOf(changePassword.body, { oldPassword: 'x', newPassword })).toEqual([`newPassword: ${sentence}`])
  })

  it('accepts a new password of 8 characters of the required kinds', () => {
    expect(issuesOf(resetPassword.body, { newPassword: 'Abcdefg1' })).toEqual([])
  })
})

describe('the profile schema', () => {
  it('a profile requires a name and an email; the phone number may be missing or empty', () => {
    expect(issuesOf(profileSchema, {})).toEqual(['username: Name is required.', 'email: Email is required.'])
    expect(issuesOf(profileSchema, { username: 'Ada', email: 'ada@example.com', phoneNumber: '' })).toEqual([])
  })

  it('a profile rejects a phone number that is too short', () => {
    expect(issuesOf(profileSchema, { username: 'Ada', email: 'ada@example.com', phoneNumber: '12' })).toEqual([
      'phoneNumber: Must be at least 10 digits',
    ])
  })
})

describe('the schema of contact messages', () => {
  it('a contact message requires every field', () => {
    expect(issuesOf(contactMessageSchema, {})).toEqual([
      'name: Name is required.',
      'email: Email is required.',
      'phoneNumber: Phone number is required.',
      'subject: Subject is required.',
      'message: Message is required.',
    ])
  })

  it('a contact message requires a valid email address and a phone number of 10 to 14 digits', () => {
    const message = createContactMessage({ email: 'ada', phoneNumber: '+2348012345678' })
    expect(issuesOf(contactMessageSchema, message)).toEqual([
      'email: Enter valid email address',
      'phoneNumber: Must be at least 10 digits',
    ])
  })

  it.each([
    [undefined, []],
    ['page:1', []],
    ['', ['messageId: The id of a message has 1 to 64 letters, digits, colons and hyphens.']],
    ['a b', ['messageId: The id of a message has 1 to 64 letters, digits, colons and hyphens.']],
    [7, ['messageId: The id of the message is required.']],
  ])('a contact message may have an id: %j', (messageId, sentences) => {
    expect(issuesOf(contractSchemas.contact.send.body, { ...createContactMessage(), messageId })).toEqual(sentences)
  })
})

describe('the schemas of cart and wishlist', () => {
  const { cart, wishlist } = contractSchemas
  const line = { itemId: testId('product'), itemType: 'Product', quantity: 2 }

  it.each([
    [cart.add.body, 'Item type (Product/Collection) is required to add to cart.'],
    [cart.remove.body, 'Item type (Product/Collection) is required to remove from cart.'],
    [wishlist.add.body, 'Item type (Product/Collection) is required to add to wishlist.'],
    [wishlist.remove.body, 'Item type (Product/Collection) is required to remove from wishlist.'],
  ])('requires an item type, and its message names the change and the list: %#', (schema, sentence) => {
    expect(issuesOf(schema, { ...line, itemType: undefined })).toEqual([`itemType: ${sentence}`])
    expect(issuesOf(schema, { ...line, itemType: 'Room' })).toEqual([`itemType: ${sentence}`])
    expect(issuesOf(schema, line)).toEqual([])
  })

  it.each([0, -5, 1.5, '3', 1e9, Number.NaN, undefined])(
    'adds 1 to 99 whole items to the cart, and rejects the quantity %j',
    (quantity) => {
      expect(issuesOf(cart.add.body, { ...line, quantity })).toEqual(['quantity: Quantity must be a whole number from 1 to 99.'])
    },
  )

  it.each([0, -5, 99])('accepts %d as the new quantity of a line, since below 1 the line is removed', (quantity) => {
    expect(issuesOf(cart.updateQuantity.body, { ...line, quantity })).toEqual([])
  })

  it('checks the existence of at most 500 items in one request', () => {
    const productIds = Array(501).fill(testId('product'))
    expect(issuesOf(cart.checkExistence.body, { productIds })).toEqual(['productIds: At most 500 ids can be asked for at once.'])
  })
})
