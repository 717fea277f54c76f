import type { FakeGroup } from './fake-endpoint.ts'

/** How the shop presents itself. */
export const presentationEndpoints: FakeGroup<'presentation'> = { read: (state) => state.presentation }
