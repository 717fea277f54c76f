import type { FakeGroup } from './fake-endpoint.ts'

/** The contact endpoint of the fake. */
export const contactEndpoints: FakeGroup<'contact'> = {
  send: (state, { body }) => {
    state.messages.push(body)
    return { message: 'Message sent successfully!' }
  },
}
