import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { machineById } from '@shop/machines/known'
import { Inspector } from '../panels/Inspector.tsx'
import { startSandbox } from '../sandbox/index.ts'
import { createTap } from '../tap/index.ts'
import { doorMachine } from '../testing/door-machine.ts'
import { linkInMemory } from '../transports/index.ts'
import type { Source } from '../viewing/source.ts'

/** The docked inspector in the width of a phone. */
function Narrow({ open }: { open: () => Source }) {
  const [source] = useState(open)
  return (
    <div style={{ inlineSize: '20rem', blockSize: '30rem' }}>
      <Inspector source={source} isDocked />
    </div>
  )
}

const meta = { title: 'Machines/Inspector/On a phone', component: Narrow, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Narrow
>

export default meta
type Story = StoryObj<typeof meta>

function sixDoors(): Source {
  const tap = createTap({ place: 'Six doors', canSend: true })
  const doors = ['Ada', 'Bisi', 'Chidi', 'Dayo', 'Efe', 'Femi'].map((owner) =>
    createActor(doorMachine, { id: owner, inspect: tap.inspect, input: { owner } }).start(),
  )
  for (let ring = 0; ring < 5; ring += 1) for (const door of doors) door.send({ type: 'bell.ring' })
  return { mode: 'live', link: linkInMemory(tap, () => null) }
}

function contactForm(): Source {
  const known = machineById('contact')!
  const sandbox = startSandbox(known.machine, { input: { user: null }, place: 'Contact' })
  void sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { subject: 'A sofa' } } })
  return { mode: 'sandbox', known, sandbox }
}

const isInside = (part: Element, area: Element) => {
  const [inner, outer] = [part.getBoundingClientRect(), area.getBoundingClientRect()]
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
}

/**
 * The sequence opens at the newest message, whose actor has the last of seven lanes, and the names of the lanes stay above it. A step back
 * scrolls to the one before.
 */
export const NewestMessage: Story = {
  args: { open: sixDoors },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Sequence' }))
    const area = canvas.getByRole('group', { name: 'Sequence' })
    const newest = () => [...area.querySelectorAll('text')].findLast(({ textContent }) => textContent === 'bell.ring')!
    await waitFor(() => expect(isInside(newest(), area)).toBe(true))
    await expect(isInside(within(area).getByText('Chidi'), area)).toBe(true)
    area.scrollTo({ left: 0, top: 0 })
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }))
    await waitFor(() => expect(isInside(newest(), area)).toBe(true))
  },
}

/** A file that is no recording is reported in the visible part of the panel. */
export const DamagedImport: Story = {
  args: { open: contactForm },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Session' }))
    const panel = canvas.getByRole('tabpanel')
    await userEvent.upload(canvas.getByLabelText('Import'), new File(['{}'], 'notes.json', { type: 'application/json' }))
    const report = await canvas.findByRole('alert')
    await waitFor(() => expect(isInside(report, panel)).toBe(true))
  },
}
