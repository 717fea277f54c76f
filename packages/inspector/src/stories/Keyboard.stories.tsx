import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { machineById } from '@shop/machines/known'
import { removeFaults } from '../faults/index.ts'
import { Inspector } from '../panels/Inspector.tsx'
import { createTap } from '../tap/index.ts'
import { linkInMemory } from '../transports/index.ts'
import type { Source } from '../viewing/source.ts'

function ContactForm() {
  const [source] = useState((): Source => {
    const tap = createTap({ place: 'Contact', canSend: true })
    const form = createActor(machineById('contact')!.machine, { id: 'contact', inspect: tap.inspect, input: { user: null } })
    form.start()
    for (const subject of ['A sofa', 'A chair', 'A stool']) form.send({ type: 'fields.typed', values: { subject } })
    return { mode: 'live', link: linkInMemory(tap, () => null) }
  })
  return <Inspector source={source} />
}

const meta = {
  title: 'Machines/Inspector/Keyboard',
  component: ContactForm,
  parameters: { layout: 'padded' },
  beforeEach: () => removeFaults,
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** The buttons of the steps keep the focus at the first and the newest step, where they do nothing. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    const latest = await canvas.findByRole('button', { name: 'Latest' })
    const back = canvas.getByRole('button', { name: 'One step back' })
    back.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect(canvas.getByText('0 of 3')).toBeVisible()
    await expect(back).toHaveFocus()
    latest.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('3 of 3')).toBeVisible()
    await expect(latest).toHaveFocus()
  },
}

/** A sandbox that opens takes the focus to its name, and so does the running shop when the sandbox is left. */
export const SandboxOpenedAndLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const fork = await canvas.findByRole('button', { name: /sandbox$/ })
    fork.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Sandbox: / })).toHaveFocus())
    canvas.getByRole('button', { name: 'Leave sandbox' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Live: Contact' })).toHaveFocus())
  },
}

/** Removing a fault, whose button disappears, leaves the focus in the panel. */
export const FaultRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Outcomes' }))
    for (const name of [/^Remove the fault/, 'Remove all']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Outcomes' })).toHaveFocus())
    }
  },
}

/** Closing a transition returns the focus to its place in the chart. */
export const TransitionClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('region', { name: 'Chart' }))
    const transition = chart.getByRole('button', { name: /fields\.typed/ })
    transition.focus()
    await userEvent.keyboard('{Enter}')
    chart.getByRole('button', { name: 'Close the transition' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(transition).toHaveFocus()
  },
}

/** The rows of the log are one tab stop. Up and Down move between all of them, and Enter selects one. */
export const RowsOfTheLog: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('group', { name: 'Event log' })
    const rows = within(log).getAllByRole('button')
    await expect(rows).toHaveLength(4)
    log.focus()
    await userEvent.tab()
    await expect(rows[3]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(rows[1]).toHaveFocus()
    await expect(canvas.getByText('3 of 3')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await userEvent.tab()
    await expect(log).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** Shortcuts of the browser such as Alt and Left, which means Back, neither select an entry nor move in the chart. */
export const BrowserShortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('group', { name: 'Event log' })
    log.focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowUp}{/Control}')
    await expect(canvas.getByText('3 of 3')).toBeVisible()
    const row = within(log).getAllByRole('button')[1]!
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(row).toHaveFocus()
    const chart = within(canvas.getByRole('region', { name: 'Chart' }))
    const transition = chart.getByRole('button', { name: /fields\.typed/ })
    const { width } = chart.getByRole('group', { name: /^Chart of contact/ }).getBoundingClientRect()
    transition.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}+{/Control}')
    await expect(transition).toHaveFocus()
    await expect(chart.getByRole('group', { name: /^Chart of contact/ }).getBoundingClientRect().width).toBe(width)
  },
}
