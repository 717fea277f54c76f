import { newPasswordProblem } from '@shop/domain'
import { isValid } from '../form/form.ts'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { resetMachine } from './reset.machine.ts'
import { resetChecks } from './reset.rules.ts'

const deadLink = { status: 400, serverMessage: 'This reset link is not valid any more.' }

/** The events of a new password from a reset link, for path tests. */
export const resetModel: ChartModel<typeof resetMachine> = {
  machine: resetMachine,
  starts: { 'A link with a token': { token: 'token' }, 'A link without a token': { token: undefined } },
  cases: {
    'fields.typed': {
      'two valid passwords are typed': { values: { newPassword: 'Ebony-Chair-42', confirmation: 'Ebony-Chair-42' } },
      'two different passwords are typed': { values: { newPassword: 'Ebony-Chair-42', confirmation: 'Ebony-Chair' } },
      'two passwords of 5 characters are typed': { values: { newPassword: 'Ebo-4', confirmation: 'Ebo-4' } },
      'two passwords of 6 characters are typed': { values: { newPassword: 'Ebo-42', confirmation: 'Ebo-42' } },
    },
    'reset.submitted': { 'the form is submitted': {} },
  },
  ends: {
    reset: {
      done: {
        'the password is reset': { message: 'Password reset successfully', role: 'customer' },
        'the password is reset, with an empty message': { message: '', role: 'customer' },
        'the password of an admin is reset': { message: 'Password reset successfully', role: 'admin' },
      },
      failed: { 'the link is dead': deadLink, ...requestFailures('the reset fails') },
    },
  },
  describe: ({ value, context: { values, isUncertain, isDead, mayBeReset } }) => {
    const words = newPasswordProblem(values) ?? (isValid(values, resetChecks) ? 'valid' : 'against the pattern')
    const outcome = mayBeReset ? ', may be reset' : isDead ? ', dead link' : isUncertain ? ', uncertain' : ''
    return `${stateWords(value)} (${words}${outcome})`
  },
  show: ({ context: { problem, problems } }) => [problem, ...Object.values(problems)].find((text) => text) ?? 'no problem',
}
