import type { FakeGroup } from './fake-endpoint.ts'

/** The contact endpoint of the fake. */
export const contactEndpoints: FakeGroup<'contact'> = {
  send: (state, { body }) => {
    state.messages.push({ _id: state.nextId('message'), ...body, createdAt: state.nextTime(), doneAt: null, doneBy: null })
    return { message: 'Message sent successfully!' }
  },
}
