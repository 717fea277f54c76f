import { fromPromise } from 'xstate'
import type { UnfinishedForms } from './unfinished-form.types.ts'

/** The actors of an editor that store its unfinished form in the browser. */
export function createUnfinishedActors(unfinished: UnfinishedForms) {
  return {
    recallForms: fromPromise<readonly unknown[], void>(async () => unfinished.recall()),
    storeForms: fromPromise<void, { forms: readonly object[] }>(async ({ input }) => unfinished.store(input.forms)),
  }
}
