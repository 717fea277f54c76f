import type { FakeGroup } from './calls.ts'

/** How the shop presents itself. */
export const presentationCalls: FakeGroup<'presentation'> = { read: (state) => state.presentation }
