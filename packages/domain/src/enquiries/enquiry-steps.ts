/** An entry of an enquiry's history: a step to another status, a step that was undone, or a note. */
export const enquiryStepKinds = ['step', 'undo', 'note'] as const

/** The kind of an entry of an enquiry's history. */
export type EnquiryStepKind = (typeof enquiryStepKinds)[number]

/** The steps of a history, oldest first, that no later entry has undone. Each undo takes back the latest step before it. */
export function effectiveSteps<Entry extends { readonly kind: EnquiryStepKind }>(history: readonly Entry[]): Entry[] {
  const steps: Entry[] = []
  for (const entry of history) {
    if (entry.kind === 'step') steps.push(entry)
    else if (entry.kind === 'undo') steps.pop()
  }
  return steps
}
