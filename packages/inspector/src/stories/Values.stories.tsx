import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Values } from '../panels/Values.tsx'

const context = {
  total: NaN,
  copy: { queue: { first: 'a chair' }, lines: { first: 'a sofa' } },
}
/** What the steps change: nothing, the queue and the lines, and nothing again. */
const steps = [[], ['copy.queue.first', 'copy.lines.first'], []]

function Steps() {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next step
      </button>
      <Values value={context} changed={new Set(steps[step])} />
    </>
  )
}

const meta = { title: 'Machines/Inspector/Values', component: Steps, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Steps
>

export default meta
type Story = StoryObj<typeof meta>

/** A changed part is expanded at its step only. One that the tester has expanded stays so. */
export const ExpandedByTheTester: Story = {
  play: async ({ canvas, userEvent }) => {
    const queue = canvas.getByText('queue').closest('details')!
    const lines = canvas.getByText('lines').closest('details')!
    await userEvent.click(canvas.getByText('queue'))
    await expect([queue.open, lines.open]).toEqual([true, false])
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    await expect([queue.open, lines.open]).toEqual([true, true])
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    await expect([queue.open, lines.open]).toEqual([true, false])
  },
}

/** A wrong sum is shown as the machine holds it. */
export const WrongSum: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('total').closest('li')).toHaveTextContent(/^total: NaN$/)
  },
}
