import { ofEvent } from './of-event.ts'

const isSessionEnd = { type: 'isSessionEnd', params: ofEvent } as const

/**
 * The transitions after a failed request: to `target`, with the action that explains the failure. After the end of a session they also
 * notify the parent, which asks for a login.
 */
export function explainedFailure<Target extends string, Action extends string>(target: Target, action: Action) {
  const explanation = { type: action, params: ofEvent } as const
  return [
    { guard: isSessionEnd, target, actions: [explanation, 'reportSessionEnded'] },
    { target, actions: explanation },
  ] as const
}

/** The transition of a form whose save found that the session has ended: what was typed stays while the user signs in again. */
export function signedOut<Target extends string>(target: Target) {
  return { guard: isSessionEnd, target, actions: ['explainSignOut', 'reportSessionEnded'] } as const
}

/**
 * The transitions of a form whose save failed for another reason: back to `target`, with the action that explains the failure. A user who
 * may not save any more is reported to the parent; otherwise the save may have reached the server.
 */
export function failedSave<Target extends string, Action extends string>(target: Target, action: Action) {
  const explanation = { type: action, params: ofEvent } as const
  const report = { type: 'reportFailure', params: ofEvent } as const
  return [
    { guard: { type: 'isDenial', params: ofEvent }, target, actions: [explanation, report, 'reportDenied'] },
    { target, actions: [explanation, { type: 'rememberUnanswered', params: ofEvent }, report] },
  ] as const
}
