import type { FakeGroup } from './fake-endpoint.ts'

/** The presentation endpoint of the fake. */
export const presentationEndpoints: FakeGroup<'presentation'> = { read: (state) => state.presentation }
