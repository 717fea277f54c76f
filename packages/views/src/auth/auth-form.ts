import type { AuthContext, AuthEvent, AuthField, AuthTag } from '@shop/machines'
import type { FormState } from '@shop/ui/patterns/form'
import type { ViewProps } from '../view-snapshot.ts'

/** The props of every view of the forms for signing in and up. */
export type AuthViewProps = ViewProps<Pick<AuthContext, 'values' | 'problems' | 'problem'>, AuthTag, AuthEvent>

/** The props of one of the forms; all of them share their values. `submit` is the event of the form's button. */
export function authForm(
  { snapshot, send }: AuthViewProps,
  submit: AuthEvent & { type: `${string}.submitted` },
): FormState<AuthField> {
  return {
    values: snapshot.context.values,
    problems: snapshot.context.problems,
    problem: snapshot.context.problem,
    isBusy: snapshot.hasTag('submitting'),
    onType: (values) => send({ type: 'fields.typed', values }),
    onSubmit: () => send(submit),
  }
}
