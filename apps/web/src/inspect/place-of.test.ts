import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { placeOf } from './place-of.ts'

test('a recording names its page without the token of an emailed link', () => {
  expect(placeOf('/contact', 'Contact')).toBe('/contact, Contact')
  expect(placeOf(paths.resetPassword.href('f00dcafe'), 'Reset')).toBe('/reset-password/…, Reset')
  expect(placeOf(paths.confirmEmail.href('f00dcafe'), 'Confirm')).toBe('/confirm-email/…, Confirm')
  expect(placeOf(paths.invitation.href('f00dcafe'), 'Invitation')).toBe('/admin/invitation/…, Invitation')
  expect(placeOf('/Reset-Password/f00d/cafe', 'Reset')).toBe('/Reset-Password/…, Reset')
})
