import { createBrowserInspector } from '@statelyai/inspect'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import type { AnyActor } from 'xstate'
import { machineById } from '@shop/machines/known'
import { removeFaults } from '../faults/index.ts'
import { Faults, firstFaultForm } from '../panels/Faults.tsx'
import { Inspector } from '../panels/Inspector.tsx'
import { shortestPathsToStates, startSandbox, stepOfEdge } from '../sandbox/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { readSession, writeSession } from '../session/index.ts'
import { doorMachine } from '../testing/door-machine.ts'
import { createTap } from '../tap/index.ts'
import { openTwoWindows } from '../testing/fake-windows.ts'
import { sessionOf } from '../testing/recording.ts'
import { linkFromStately, linkInMemory } from '../transports/index.ts'
import type { Source } from '../viewing/source.ts'
import { StateStory } from './StateStory.tsx'
import styles from './stories.module.css'

const meta = { title: 'Machines/Inspector', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const values = { name: 'Ada', email: 'ada@example.com', phoneNumber: '08012345678', subject: 'A sofa', message: 'Hello' }

const known = machineById('contact')!
let sandbox: Sandbox

const type = (subject: string) => sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { subject } } })

const inspectorPage = 'https://shop.example/inspector'

function Watched(props: { inspectorPage?: string }) {
  const [source] = useState((): Source => {
    sandbox = startSandbox(known.machine, { input: { user: null }, place: 'Ten thousand events' })
    return { mode: 'sandbox', known, sandbox }
  })
  useEffect(() => () => sandbox.stop(), [])
  return <Inspector source={source} {...props} />
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const middle = (frames: readonly number[]) => frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)]!

/**
 * A shop with ten thousand events. The log shows them all, and each frame of the last thousands takes no longer than one of the
 * first.
 */
export const TenThousandEvents: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Event log' })
    const frames: number[] = []
    let last = await nextFrame()
    for (let turn = 0; turn < 100; turn += 1) {
      for (let event = 0; event < 100; event += 1) void type(`Sofa ${turn * 100 + event}`)
      const now = await nextFrame()
      frames.push(now - last)
      last = now
    }
    await waitFor(() => expect(canvas.getByText('10001 rows')).toBeVisible())
    const begin = performance.now()
    await userEvent.type(canvas.getByLabelText('Find in the log'), 'x')
    await waitFor(() => expect(canvas.getByText('0 rows')).toBeVisible())
    const found = performance.now() - begin
    console.info(
      `longest frame ${Math.max(...frames).toFixed(0)} ms, middle ${middle(frames).toFixed(0)} ms, a search ${found.toFixed(0)} ms`,
    )
    await expect(middle(frames.slice(-30))).toBeLessThan(3 * middle(frames.slice(0, 30)))
  },
}

/** Shows a recording, and below it the file to which it was exported. */
function Twice() {
  const [sources, setSources] = useState<readonly Source[]>([])
  useEffect(() => void record().then(setSources), [])
  return (
    <div className={styles.state}>
      {sources.map((source) => (
        <section key={source.mode} aria-label={source.mode}>
          <Inspector source={source} inspectorPage={inspectorPage} />
        </section>
      ))}
    </div>
  )
}

async function record(): Promise<readonly Source[]> {
  sandbox = startSandbox(known.machine, { input: { user: null }, place: 'A recording' })
  await type('A sofa')
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  await type('A chair')
  const file = writeSession(sessionOf(sandbox.tap))
  return [
    { mode: 'sandbox', known, sandbox },
    { mode: 'replay', session: readSession(file) },
  ]
}

/** An exported file shows the same actors, log, state and context as its recording, and its test expects what the tester corrects. */
export const ReplayedFromFile: Story = {
  // Two inspectors on one page have the same landmarks twice; the real page has one inspector.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => <Twice />,
  play: async ({ canvas, userEvent }) => {
    const shown: string[][] = []
    for (const name of ['sandbox', 'replay']) {
      const one = within(await canvas.findByRole('region', { name }))
      await userEvent.click(await one.findByRole('tab', { name: 'Context' }))
      const parts = [
        one.getByRole('region', { name: 'Actors' }),
        one.getByRole('group', { name: 'Event log' }),
        one.getByRole('tabpanel', { name: 'Context' }),
      ]
      await waitFor(() => expect(parts[1]).toHaveTextContent('4 rows'))
      shown.push(parts.map(({ textContent }) => textContent))
    }
    await expect(shown[1]).toEqual(shown[0])
    await expect(shown[1]![2]).toContain('A chair')

    const replay = within(canvas.getByRole('region', { name: 'replay' }))
    await userEvent.click(replay.getByRole('tab', { name: 'Session' }))
    await userEvent.click(replay.getAllByRole('button', { name: /^Select fields\.typed/ })[0]!)
    const expected = replay.getByLabelText('Expected state after step 1, fields.typed')
    await expect(expected).toHaveValue('idle')
    await userEvent.clear(expected)
    await userEvent.type(expected, 'sending')
    await expect(expected).toHaveAccessibleDescription('Error: contact contains no state sending, but idle, submitting.')
    await expect(replay.getByRole('button', { name: 'Vitest test' })).toBeDisabled()
    await userEvent.clear(expected)
    await userEvent.selectOptions(replay.getByLabelText('States of the chart'), 'submitting')
    await userEvent.click(replay.getByRole('tab', { name: 'Context' }))
    await userEvent.click(replay.getByRole('tab', { name: 'Session' }))
    await userEvent.click(replay.getByRole('button', { name: 'Vitest test' }))
    const copied = (await replay.findByLabelText<HTMLTextAreaElement>('Vitest test')).value
    await expect(copied).toMatch(/subject: 'A sofa'.*\n.*toEqual\('submitting'\)\n}\)\n$/)
    await userEvent.click(replay.getByRole('button', { name: 'Link' }))
    const link = await replay.findByLabelText('Link')
    await expect(link).toBeInstanceOf(HTMLInputElement)
    await expect(link).not.toHaveAccessibleDescription()
  },
}

/** The steps of the bar and of the Session panel have the same numbers, which do not count the start of the machine. */
export const NumbersOfSteps: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Event log' })
    await type('A sofa')
    await type('A chair')
    await expect(await canvas.findByText('2 of 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Session' }))
    await expect(canvas.getByText(/up to the selected one: 2/)).toBeVisible()
    // The step stays while a tester corrects its state.
    await userEvent.type(canvas.getByLabelText('Expected state after step 2, fields.typed'), 'x')
    await type('A stool')
    await expect(await canvas.findByText('2 of 3')).toBeVisible()
    await expect(canvas.getByLabelText('Expected state after step 2, fields.typed')).toHaveValue('idlex')
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }))
    await expect(canvas.getByText('0 of 3')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'One step back' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A page that is not part of a running shop, such as this one, offers no link, because no inspector page could open it. */
export const NoLink: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Session' }))
    await expect(canvas.getByRole('button', { name: 'Report' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Link' })).toBeNull()
  },
}

/** A long copy shows its beginning only, because a browser takes seconds to lay out millions of characters. It can be saved as a file. */
export const LongCopy: Story = {
  render: () => <Watched inspectorPage={inspectorPage} />,
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    await canvas.findByRole('group', { name: 'Event log' })
    for (let step = 1; step <= 200; step += 1) void type([crypto.randomUUID(), crypto.randomUUID()].join(' and '))
    await canvas.findByText('200 of 200')
    await userEvent.click(canvas.getByRole('tab', { name: 'Session' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Playwright steps' }))
    const field = await canvas.findByLabelText<HTMLTextAreaElement>('Playwright steps')
    await expect(field).toHaveAccessibleDescription(/^The beginning of [\d,]+ characters\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }))
    const text = await files[0]!.text()
    await expect(field.value).toBe(text.slice(0, 100_000))
    await expect(text).toMatch(/test\.step\('200\. /)
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'contact.spec.ts')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const link = await canvas.findByLabelText<HTMLInputElement>('Link')
    await expect(link.value).toMatch(/^https:\/\/shop\.example\/inspector#steps=/)
    await expect(link).toHaveAccessibleDescription(
      `Many programs cut a link of ${link.value.length.toLocaleString('en')} characters. Export a file instead.`,
    )
  },
}

/** A screen reader hears the state when it changes, and the number of the step. A running clock is silent until it stops. */
export const Announcements: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    const announced = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await canvas.findByRole('group', { name: 'Event log' })
    await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values } })
    await waitFor(() => expect(announced()).toEqual(['contact idle', 'step 1 of 1']))
    await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
    await waitFor(() => expect(announced()).toEqual(['contact submitting', 'step 2 of 2']))
    await userEvent.click(canvas.getByRole('tab', { name: 'Timers' }))
    const clock = within(canvas.getByRole('tabpanel', { name: 'Timers' })).getByRole('status')
    await expect(clock).not.toHaveAttribute('aria-live')
    await userEvent.click(canvas.getByRole('button', { name: 'Run the clock' }))
    await expect(clock).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the clock' }))
    await expect(clock).not.toHaveAttribute('aria-live')
  },
}

let doors: readonly AnyActor[]

function TwoMachines() {
  const [source] = useState((): Source => {
    const tap = createTap({ place: 'Two machines', canSend: true })
    doors = ['Ada', 'Bisi'].map((owner) =>
      createActor(doorMachine, { id: owner, inspect: tap.inspect, input: { owner } }).start(),
    )
    return { mode: 'live', link: linkInMemory(tap, () => null) }
  })
  return <Inspector source={source} />
}

/** Choosing a row of the log pins its machine: the panels stay at it when the newest step is followed again. */
export const RowOfTheLog: Story = {
  render: () => <TwoMachines />,
  play: async ({ canvas, userEvent }) => {
    const actors = within(await canvas.findByRole('region', { name: 'Actors' }))
    await waitFor(() => expect(actors.getByRole('button', { name: /^Bisi/ })).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(canvas.getAllByRole('button', { name: /^Select starts/ })[0]!)
    await expect(actors.getByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Latest' }))
    await expect(actors.getByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
    await expect(actors.getByRole('switch', { name: 'Follow the actor that moved last' })).not.toBeChecked()
  },
}

/** The tree leaves out actors that have ended, except for the chosen one, and shows those of an earlier step again. */
export const EndedActors: Story = {
  render: () => <TwoMachines />,
  play: async ({ canvas, userEvent }) => {
    const actors = within(await canvas.findByRole('region', { name: 'Actors' }))
    const shown = () => actors.getAllByRole('button').map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(['Adaclosed', 'Bisiclosed']))
    await userEvent.click(actors.getByRole('button', { name: /^Bisi/ }))
    for (const door of doors) door.stop()
    await waitFor(() => expect(shown()).toEqual(['Bisistopped']))
    await userEvent.click(actors.getByRole('switch', { name: 'Actors that do not run (2)' }))
    await expect(shown()).toEqual(['Adastopped', 'Bisistopped'])
    await userEvent.click(actors.getByRole('switch', { name: 'Actors that do not run (2)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }))
    await waitFor(() => expect(shown()).toEqual(['Adaclosed', 'Bisiclosed']))
  },
}

/** The log leaves only the rows of failed requests when a tester asks for them. */
export const FailuresOfTheLog: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('group', { name: 'Event log' }))
    await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values } })
    await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
    await sandbox.take({ kind: 'fail', request: 'send', error: { status: 500 } })
    await expect(await log.findByRole('rowheader', { name: /^send fails/ })).toBeVisible()
    await userEvent.click(canvas.getByText('Rows to show'))
    await userEvent.click(canvas.getByLabelText('Failures only'))
    await waitFor(() => expect(log.queryByRole('rowheader', { name: /^fields\.typed/ })).toBeNull())
    await expect(log.getByRole('rowheader', { name: /^send fails/ })).toBeVisible()
    await expect(log.getByRole('rowheader', { name: /^failed after \d+ ms: 500/ })).toBeVisible()
  },
}

/** Submits the form of the sandbox, and plans its response in 500 ms. */
async function planResponse({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await canvas.findByRole('group', { name: 'Event log' })
  await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values } })
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  await userEvent.click(canvas.getByRole('tab', { name: 'Outcomes' }))
  const delay = await canvas.findByLabelText('Delay in milliseconds')
  await userEvent.clear(delay)
  await userEvent.type(delay, '500')
  await userEvent.click(canvas.getByRole('button', { name: 'Respond' }))
}

/** A response that is due later: the panels say when, and the clock brings it. The button of the clock keeps the focus. */
export const DelayedResponse: Story = {
  render: () => <Watched />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await planResponse(context)
    await expect(canvas.getByText('The request ends when the clock is at 500 ms. Advance or run it in Timers.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Timers' }))
    await expect(canvas.getByText(/the next timer or response is due in 500 ms$/)).toBeVisible()
    const advance = canvas.getByRole('button', { name: 'Advance to the next timer' })
    advance.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sandbox.value()).toBe('idle'))
    await waitFor(() => expect(advance).toHaveAttribute('aria-disabled', 'true'))
    await expect(advance).toHaveFocus()
  },
}

/** A planned outcome is shown until its request ends, also after a look at the timers. It does not end the next request. */
export const PlannedOutcome: Story = {
  render: () => <Watched />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const planned = /^The request ends when the clock is at/
    await planResponse(context)
    await userEvent.click(canvas.getByRole('tab', { name: 'Timers' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Outcomes' }))
    await expect(canvas.getByText(planned)).toHaveTextContent('at 500 ms')
    await sandbox.take({ kind: 'fail', request: 'send', error: { status: 500 } })
    await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
    await waitFor(() => expect(canvas.queryByText(planned)).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Respond' })).toBeVisible()
    sandbox.clock.advance(500)
    await nextFrame()
    await expect(sandbox.value()).toBe('submitting')
  },
}

/** A chart that is fitted into its panel and saved as files in its full size. */
export const ChartAsAFile: Story = {
  render: () => <Watched />,
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    const chart = within(await canvas.findByRole('region', { name: 'Chart' }))
    await userEvent.click(chart.getByRole('button', { name: 'Fit' }))
    const area = chart.getByRole('group', { name: 'Drawing of the chart' })
    const drawing = chart.getByRole<SVGSVGElement & HTMLElement>('group', { name: /^Chart of contact/ })
    await waitFor(() => expect(area.scrollWidth).toBe(area.clientWidth))
    await expect(area.scrollHeight).toBe(area.clientHeight)
    await userEvent.click(chart.getByRole('button', { name: 'SVG' }))
    await userEvent.click(chart.getByRole('button', { name: 'PNG' }))
    await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/png']))
    const svg = new DOMParser().parseFromString(await files[0]!.text(), 'image/svg+xml')
    await expect(svg.querySelector('parsererror, [class]')).toBeNull()
    await expect(svg.querySelector('text')!.getAttribute('fill')).toBe(getComputedStyle(drawing.querySelector('text')!).fill)
    await expect((await createImageBitmap(files[1]!)).width).toBe(2 * drawing.viewBox.baseVal.width)
  },
}

/** A chart that is zoomed with the keyboard, and a transition whose event is sent from the chart. */
export const TransitionOfAChart: Story = {
  render: () => <Watched />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = within(await canvas.findByRole('region', { name: 'Chart' }))
    const area = chart.getByRole('group', { name: 'Drawing of the chart' })
    const map = () => canvasElement.querySelector('[data-map]')
    area.focus()
    await userEvent.keyboard('{+}{+}{+}')
    await waitFor(() => expect(map()).toBeVisible())
    await userEvent.keyboard('0')
    await waitFor(() => expect(map()).toBeNull())

    const submit = chart.getByRole('button', { name: 'idle: message.submitted [isFilledIn]' })
    chart.getByRole('button', { name: 'idle: fields.typed' }).focus()
    while (document.activeElement !== submit) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    const details = within(chart.getByRole('region', { name: 'Chosen transition' }))
    await expect(details.getByText('submitting')).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Send message.submitted' }))
    await waitFor(() => expect(chart.getByText(/The user waits/)).toBeVisible())
  },
}

/** A state without a preview says whether the shop has no screen for it, or its machine has no preview. */
export const StatesWithoutPreview: Story = {
  play: async ({ mount, canvas }) => {
    await mount(<StateStory machine="consent" state="consent.accepted.hidden" />)
    await expect(await canvas.findByText('The shop has no screen for this state.')).toBeVisible()
    await mount(<StateStory key="suggestions" machine="suggestions" state="suggestions.closed" />)
    await expect(await canvas.findByText('This machine has no preview.')).toBeVisible()
  },
}

function Cart() {
  const [source] = useState((): Source => {
    const cart = machineById('cart')!
    sandbox = startSandbox(cart.machine, { input: { tab: 'a' }, place: 'A cart' })
    return { mode: 'sandbox', known: cart, sandbox }
  })
  useEffect(() => () => sandbox.stop(), [])
  return <Inspector source={source} />
}

/** The paths of a large machine take a second to find: until then the panel says so, and the other panels can be used. */
export const PathsOfALargeMachine: Story = {
  render: () => <Cart />,
  play: async ({ canvas, userEvent }) => {
    const paths = await canvas.findByRole('tab', { name: 'Paths' })
    // A story before this one may have found them, so they are there after a few tasks. This event waits for none.
    const opened = fireEvent.mouseDown(paths)
    await Promise.resolve()
    canvas.getByText('The paths are being computed.')
    await opened
    await userEvent.click(canvas.getByRole('tab', { name: 'Timers' }))
    await expect(canvas.getByText('No timer of a machine is running.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Paths' }))
    await expect(await canvas.findByRole('heading', { name: /^The \d+ paths of the tests$/ }, { timeout: 10_000 })).toBeVisible()
    // Checking the access of a thousand steps takes ten seconds.
    await userEvent.click(canvas.getByRole('tab', { name: 'Timers' }))
  },
}

/** Send names the payload that it sends, also when its example is gone from the context. */
export const ExamplesAfterSending: Story = {
  render: () => <Cart />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Event log' })
    const { steps } = shortestPathsToStates(machineById('cart')!.models).get('cart.list.open.own.ready')!
    for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
    for (const item of ['aaa', 'bbb', 'ccc'])
      await sandbox.take({ kind: 'send', event: { type: 'line.add', item, itemType: 'Product' } })
    const lines = () => sandbox.snapshot().context.lines.map(({ item }: { item: string }) => item)
    const example = () => canvas.getByLabelText('Example')
    await userEvent.click(canvas.getByRole('tab', { name: 'Send' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'line.remove' }))
    await expect(example()).toHaveDisplayValue('in the context: aaa, Product')
    await userEvent.click(canvas.getByRole('button', { name: 'Send line.remove' }))
    await waitFor(() => expect(example()).toHaveDisplayValue('own payload'))
    await expect(canvas.getByLabelText('item')).toHaveValue('aaa')
    await userEvent.selectOptions(example(), 'in the context: bbb, Product')
    await expect(canvas.getByLabelText('item')).toHaveValue('bbb')
    await userEvent.click(canvas.getByRole('button', { name: 'Send line.remove' }))
    await waitFor(() => expect(lines()).toEqual(['ccc']))
  },
}

function FaultsOfTheCart() {
  const [form, setForm] = useState(firstFaultForm)
  return <Faults machineId="cart" sendsLists={false} form={form} onForm={setForm} />
}

/** The faults that a tester chooses for the running shop. */
export const FaultsOfTheShop: Story = {
  beforeEach: () => removeFaults,
  render: () => <FaultsOfTheCart />,
  play: async ({ canvas, userEvent }) => {
    const endpoint = canvas.getByLabelText('Endpoint')
    await expect([...endpoint.querySelectorAll('optgroup')].map(({ label }) => label).slice(0, 2)).toEqual(['cart', 'catalogue'])
    await expect(canvas.queryByText(/This visitor sends no request/)).toBeNull()
    await userEvent.selectOptions(endpoint, 'cart.add (PUT /cart/add)')
    await expect(canvas.getByText('This visitor sends no request: accept cookies or log in first.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Response'), 'server down (500)')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    const chosen = within(await canvas.findByRole('list', { name: 'Chosen faults' }))
    await expect(chosen.getByRole('listitem')).toHaveTextContent('cart.add: server down (500)')
    await userEvent.click(chosen.getByRole('button', { name: 'Remove the fault of cart.add' }))
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
  },
}

/** Outcomes keeps the chosen endpoint and response while another tab is selected. */
export const FaultBehindAnotherTab: Story = {
  render: () => <TwoMachines />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Outcomes' }))
    await userEvent.selectOptions(canvas.getByLabelText('Endpoint'), 'cart.add (PUT /cart/add)')
    await userEvent.selectOptions(canvas.getByLabelText('Response'), 'server down (500)')
    await userEvent.click(canvas.getByRole('tab', { name: 'Context' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Outcomes' }))
    await expect(canvas.getByLabelText('Endpoint')).toHaveDisplayValue('cart.add (PUT /cart/add)')
    await expect(canvas.getByLabelText('Response')).toHaveDisplayValue('server down (500)')
  },
}

function OfAnotherApp() {
  const [{ door, source }] = useState(openApp)
  useEffect(() => () => void door.stop(), [door])
  return <Inspector source={source} />
}

/** Starts an app with Stately's own package, and the inspector in the window that it opens. */
function openApp() {
  const { app, viewer, appSeenFromViewer } = openTwoWindows({ appOrigin: location.origin, viewerOrigin: location.origin })
  const inspector = createBrowserInspector({ window: app, url: `${location.origin}/inspector` })
  const source: Source = { mode: 'live', link: linkFromStately({ own: viewer, app: appSeenFromViewer, origin: location.origin }) }
  const door = createActor(doorMachine, { inspect: inspector.inspect!, input: { owner: 'Ada' } }).start()
  door.send({ type: 'bell.ring' })
  return { door, source }
}

/** The inspector shows the machine, the state and the events of an app with Stately's own package. */
export const StatelysOwnProducer: Story = {
  // The package waits for an idle callback, which a browser that runs tests may never call.
  beforeEach: () => {
    const idle = spyOn(window, 'requestIdleCallback').mockImplementation((then) => window.setTimeout(then))
    return () => idle.mockRestore()
  },
  render: () => <OfAnotherApp />,
  play: async ({ canvas }) => {
    const actors = await canvas.findByRole('region', { name: 'Actors' })
    await expect(await within(actors).findByRole('button', { name: /^door\b/ })).toHaveTextContent('closed')
    await expect(await canvas.findByRole('rowheader', { name: /^bell\.ring/ })).toBeVisible()
  },
}
