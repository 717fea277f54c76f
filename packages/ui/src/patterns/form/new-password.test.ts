import { describe, expect, it } from 'vitest'
import { placeProblem } from './new-password.ts'

const both = { newPassword: 'Abcdefg1', confirmation: 'Abcdefg2' }

describe('placeProblem', () => {
  it.each([
    ['New passwords do not match.', both, 'confirmation'],
    ['New password must be at least 6 characters long.', both, 'newPassword'],
    ['Please fill in both password fields.', { newPassword: '', confirmation: 'Abcdefg2' }, 'newPassword'],
    ['Please fill in both password fields.', { newPassword: 'Abcdefg1', confirmation: '' }, 'confirmation'],
  ])('shows "%s" at the field that causes it', (problem, values, field) => {
    expect(placeProblem({ values, problems: {}, problem })).toEqual({ problems: { [field]: problem }, problem: null })
  })

  it('shows a message that concerns no field of the new password at the form', () => {
    const problem = 'This link is no longer valid.'
    expect(placeProblem({ values: both, problems: {}, problem })).toEqual({ problems: {}, problem })
  })

  it('a form without an error shows no message about the new password', () => {
    expect(placeProblem({ values: both, problems: {}, problem: null })).toEqual({ problems: {}, problem: null })
  })
})
