import type { FakeGroup } from './calls.ts'

/** Messages to the shop. */
export const contactCalls: FakeGroup<'contact'> = {
  send: (state, { body }) => {
    state.messages.push(body)
    return { message: 'Message sent successfully!' }
  },
}
