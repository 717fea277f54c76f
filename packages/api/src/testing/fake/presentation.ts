import type { FakeGroup } from './fake-endpoint.ts'

/** Facts of the shop owner that only some pages show. */
export const presentationEndpoints: FakeGroup<'presentation'> = { read: (state) => state.presentation }
