import { passwordSentences } from '@shop/domain'
import type { FormProblems, FormValues } from './fields.ts'

export type NewPasswordField = 'newPassword' | 'confirmation'

interface NewPasswordForm<Field extends string> {
  values: FormValues<Field | NewPasswordField>
  problems: FormProblems<Field | NewPasswordField>
  problem?: string | null | undefined
}

/**
 * Moves an error about a new password to the field it concerns: passwords that differ, are too short or are empty. Any other
 * stays with the form.
 */
export function placeProblem<Field extends string>({
  values,
  problems,
  problem,
}: NewPasswordForm<Field>): {
  problems: FormProblems<Field | NewPasswordField>
  problem: string | null
} {
  if (!problem) return { problems, problem: null }
  const field = fieldOf(problem, values)
  if (field === null) return { problems, problem }
  return { problems: { ...problems, [field]: problem }, problem: null }
}

function fieldOf(problem: string, values: FormValues<NewPasswordField>): NewPasswordField | null {
  switch (problem) {
    case passwordSentences.mismatch:
      return 'confirmation'
    case passwordSentences.tooShort:
      return 'newPassword'
    case passwordSentences.fieldsMissing:
      return values.newPassword === '' ? 'newPassword' : 'confirmation'
    default:
      return null
  }
}
