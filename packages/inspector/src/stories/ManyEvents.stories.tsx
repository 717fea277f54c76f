import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { machineById } from '../machines/index.ts'
import { Inspector } from '../panels/Inspector.tsx'
import { startSandbox } from '../sandbox/index.ts'
import type { Sandbox } from '../sandbox/index.ts'

const meta = { title: 'Machines/Inspector', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const known = machineById('contact')!
let sandbox: Sandbox

function Watched() {
  const [source] = useState(() => {
    sandbox = startSandbox(known.machine, { input: { user: null }, place: 'Ten thousand events' })
    return { mode: 'sandbox' as const, known, sandbox }
  })
  useEffect(() => source.sandbox.stop, [source])
  return <Inspector source={source} />
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** A shop in which ten thousand things happen: the log has them all, and the page answers while they come and after. */
export const TenThousandEvents: Story = {
  render: () => <Watched />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Event log' })
    const frames: number[] = []
    let last = await nextFrame()
    for (let turn = 0; turn < 100; turn += 1) {
      for (let event = 0; event < 100; event += 1) void sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { subject: `Sofa ${turn * 100 + event}` } } })
      const now = await nextFrame()
      frames.push(now - last)
      last = now
    }
    await waitFor(() => expect(canvas.getByText('10001 rows')).toBeVisible())
    const begin = performance.now()
    await userEvent.type(canvas.getByLabelText('Find in the log'), 'x')
    await waitFor(() => expect(canvas.getByText('0 rows')).toBeVisible())
    const found = performance.now() - begin
    console.info(`longest frame ${Math.max(...frames).toFixed(0)} ms, middle ${frames.toSorted((a, b) => a - b)[50]!.toFixed(0)} ms, a search ${found.toFixed(0)} ms`)
    await expect(Math.max(...frames)).toBeLessThan(3000)
    await expect(found).toBeLessThan(2000)
  },
}
