import type { Names } from './names.ts'
import { all, insertBefore, insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'

/** The imports of events and models in the list of known machines. */
const importOfMachine = /^import \{ \w+(Events|Models?) \}/

/** A machine that loads something and can try again, with its event schemas, model, tests, page, chart and stories. */
export function machine(names: Names): Plan {
  const { kebab, camel, title } = names
  const folder = `packages/machines/src/${kebab}`
  return {
    files: {
      [`${folder}/index.ts`]: index(names),
      [`${folder}/${kebab}.types.ts`]: types(names),
      [`${folder}/${kebab}.messages.ts`]: messages(names),
      [`${folder}/${kebab}.actors.ts`]: actors(names),
      [`${folder}/${kebab}.machine.ts`]: chart(names),
      [`${folder}/${kebab}.events.ts`]: events(names),
      [`${folder}/${kebab}.model.ts`]: model(names),
      [`${folder}/${kebab}.test.ts`]: test(names),
      [`${folder}/${kebab}.paths.test.ts`]: pathsTest(names),
      [`${folder}/${kebab}.md`]: page(names),
      [`${folder}/${kebab}.mdx`]: storybookPage(names),
    },
    edits: {
      'packages/machines/src/index.ts': insertSorted(`export * from './${kebab}/index.ts'`, /^export \* from/),
      'packages/machines/src/known/known-machines.ts': all(
        insertSorted(`import { ${camel}Events } from '../${kebab}/${kebab}.events.ts'`, importOfMachine),
        insertSorted(`import { ${camel}Model } from '../${kebab}/${kebab}.model.ts'`, importOfMachine),
        insertBefore(`  known('${title}', [${camel}Model], ${camel}Events),\n`, /^\]$/m),
      ),
    },
    generated: [
      `${folder}/${kebab}.paths.md`,
      'packages/inspector/src/chart/descriptions.json',
      `packages/inspector/src/chart/drawn/${camel}.json`,
      'packages/inspector/src/chart/drawn/index.ts',
      `packages/inspector/src/stories/${camel}.stories.tsx`,
    ],
    commands: [
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'machines', folder, '--update'],
      ['packages/inspector/build/draw-charts.ts'],
      ['packages/inspector/build/write-stories.ts'],
    ],
  }
}

const index = ({ kebab, camel, pascal }: Names) => `export { create${pascal}Actors } from './${kebab}.actors.ts'
export type { ${pascal}Ports } from './${kebab}.actors.ts'
export { ${camel}Machine } from './${kebab}.machine.ts'
export { ${camel}Messages } from './${kebab}.messages.ts'
export type { ${pascal}Context, ${pascal}Event, ${pascal}Tag } from './${kebab}.types.ts'
`

const types = ({ pascal, words }: Names) => `/** The data of the ${words} machine. */
export interface ${pascal}Context {
  /** The loaded text; null until it is loaded. */
  text: string | null
}

/** The events of the ${words} machine. */
export type ${pascal}Event =
  /** The user pressed Try again. */
  { type: 'load.retry' }

/** The tags that views read. */
export type ${pascal}Tag = 'busy'
`

const messages = ({ camel, words }: Names) => `/** The sentences of the ${words} machine. */
export const ${camel}Messages = {
  failed: 'We could not load the ${words}. Please try again.',
} as const
`

const actors = ({ pascal, camel, words }: Names) => `import { fromPromise } from 'xstate'

/** The functions that the ${words} machine needs from outside. */
export interface ${pascal}Ports {
  load: (signal: AbortSignal) => Promise<string>
}

/** The actors of the ${words} machine, for \`${camel}Machine.provide({ actors })\`. */
export function create${pascal}Actors({ load }: ${pascal}Ports) {
  return { load: fromPromise<string, void>(({ signal }) => load(signal)) }
}
`

const chart = ({ kebab, pascal, camel, words }: Names) => `import { assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { Notice } from '../notice.ts'
import { ${camel}Messages } from './${kebab}.messages.ts'
import type { ${pascal}Context, ${pascal}Event, ${pascal}Tag } from './${kebab}.types.ts'

/**
 * TODO: say what the ${words} machine is for.
 * \`${kebab}.md\` describes its states.
 */
export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    emitted: {} as Notice,
    tags: {} as ${pascal}Tag,
  },
  actors: {
    load: notProvided<string, void>('load'),
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    announceFailure: emit({ type: 'notice', tone: 'error', text: ${camel}Messages.failed }),
  },
}).createMachine({
  id: '${camel}',
  context: { text: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'loaded', actions: { type: 'setText', params: ({ event }) => ({ text: event.output }) } },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
    },
    loaded: {},
    failed: { on: { 'load.retry': 'loading' } },
  },
})
`

const events = ({ kebab, camel, words }: Names) => `import type { EventFromLogic } from 'xstate'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { ${camel}Machine } from './${kebab}.machine.ts'

/** The payload of each event of the ${words} machine, for forms and checks. */
export const ${camel}Events: EventSchemas<EventFromLogic<typeof ${camel}Machine>> = {
  'load.retry': nothing,
}
`

const model = ({ kebab, camel, words }: Names) => `import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { ${camel}Machine } from './${kebab}.machine.ts'

/** The inputs, events and results with which the path tests run the ${words} machine. */
export const ${camel}Model: ChartModel<typeof ${camel}Machine> = {
  machine: ${camel}Machine,
  starts: { 'The page opens': undefined },
  cases: { 'load.retry': { 'Try again is pressed': {} } },
  ends: { load: { done: { 'the text is loaded': 'Text' }, failed: requestFailures('the request fails') } },
  describe: ({ value }) => value,
  show: ({ context }) => context.text ?? 'no text',
}
`

const test = ({ kebab, camel, pascal, words }: Names) => `import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { create${pascal}Actors } from './${kebab}.actors.ts'
import { ${camel}Machine } from './${kebab}.machine.ts'

function start() {
  const { logic, requests } = createDeferredActor<string, void>()
  const notices: string[] = []
  const actor = createActor(${camel}Machine.provide({ actors: { load: logic } }))
  actor.on('notice', ({ text }) => notices.push(text))
  actor.start()
  return { actor, requests, notices, state: () => actor.getSnapshot().value }
}

describe('${camel}Machine', () => {
  it('loads the text of the ${words} machine', async () => {
    const { actor, requests, state } = start()
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await requests[0]!.resolve('Text')
    expect([state(), actor.getSnapshot().context]).toEqual(['loaded', { text: 'Text' }])
  })

  it('announces a failed request and loads again when the user tries again', async () => {
    const { actor, requests, notices, state } = start()
    await requests[0]!.reject(new Error('offline'))
    expect([state(), notices]).toEqual(['failed', ['We could not load the ${words}. Please try again.']])
    actor.send({ type: 'load.retry' })
    await requests[1]!.resolve('Text')
    expect(state()).toBe('loaded')
  })

  it('loads the text through the port of the ${words} machine', async () => {
    const actors = create${pascal}Actors({ load: async () => 'Text' })
    const actor = createActor(${camel}Machine.provide({ actors })).start()
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    expect(actor.getSnapshot().context.text).toBe('Text')
  })
})
`

const pathsTest = ({ kebab, camel }: Names) => `import { testPaths } from '../testing/test-paths.ts'
import { ${camel}Model } from './${kebab}.model.ts'

testPaths(${camel}Model, './${kebab}.paths.md')
`

const page = ({ title, words }: Names) => `# ${title}

TODO: say what the ${words} machine is for.

## States

| State | The user | Ends with |
| --- | --- | --- |
| \`loading\` | waits | the response |
| \`loaded\` | sees the text | nothing |
| \`failed\` | sees a toast about the failure | trying again |
`

const storybookPage = ({ kebab, title }: Names) => `import { Markdown, Meta } from '@storybook/addon-docs/blocks'
import page from './${kebab}.md?raw'

<Meta title="Machines/${title}" />

<Markdown>{page}</Markdown>
`
