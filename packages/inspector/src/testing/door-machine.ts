import { assign, fromPromise, setup } from 'xstate'

/** A machine for tests: a door with a password that closes after a while. It has every kind of activity that a tap reports. */
export const doorMachine = setup({
  types: {
    input: {} as { owner: string },
    context: {} as { owner: string; people: readonly string[]; password: string },
    events: {} as { type: 'door.push'; password: string } | { type: 'door.leave' } | { type: 'bell.ring' },
  },
  actors: { askName: fromPromise<string, { owner: string }>(() => new Promise(() => {})) },
  guards: {
    isPassword: (_, { password }: { password: string }) => password === 'Ebony-Chair-42',
    isFull: ({ context }) => context.people.length >= 2,
  },
  actions: {
    keepPassword: assign({ password: (_, { password }: { password: string }) => password }),
    addPerson: assign({ people: ({ context }, { name }: { name: string }) => [...context.people, name] }),
    chime: () => {},
  },
  delays: { closing: 1000 },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ owner: input.owner, people: [], password: '' }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.push': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepPassword', params: ({ event }) => event },
          },
        ],
        'bell.ring': { actions: 'chime' },
      },
    },
    asking: {
      invoke: {
        id: 'name',
        src: 'askName',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: { target: 'open', actions: { type: 'addPerson', params: ({ event }) => ({ name: event.output }) } },
        onError: 'closed',
      },
    },
    open: {
      always: { guard: 'isFull', target: 'full' },
      after: { closing: 'closed' },
      on: { 'door.leave': 'closed' },
    },
    full: {},
  },
})
