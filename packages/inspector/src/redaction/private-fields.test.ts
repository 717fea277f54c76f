import { eventSchemas } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { privateFields } from './index.ts'

it('redacts the private fields of the contract and their confirmations in every event', () => {
  expect([...privateFields(eventSchemas).keys()].sort()).toEqual([
    'anonymousId',
    'confirmation',
    'email',
    'linkKey',
    'newPassword',
    'oldPassword',
    'password',
    'phoneNumber',
    'token',
  ])
})
