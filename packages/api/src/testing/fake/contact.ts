import type { FakeGroup } from './fake-endpoint.ts'

/** Messages to the shop. */
export const contactEndpoints: FakeGroup<'contact'> = {
  send: (state, { body }) => {
    state.messages.push(body)
    return { message: 'Message sent successfully!' }
  },
}
