import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import type { QuantityStepperProps } from './QuantityStepper.tsx'

const meta = {
  title: 'Components/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Quantity of Adire wing chair', value: 2, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

function Counting({ value, onChange, ...props }: QuantityStepperProps) {
  const [count, setCount] = useState(value)
  const change = (next: number) => {
    setCount(next)
    onChange(next)
  }
  return <QuantityStepper {...props} value={count} onChange={change} />
}

/** Plus adds one, minus removes one. */
export const Default: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Quantity of Adire wing chair' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2$/)
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 3)
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 2)
  },
}

export const Playground: Story = { args: { min: 1, max: 99, disabled: false } }

export const States: Story = {
  render: () => (
    <Matrix
      isInteractive
      rows={['0', '1', '2', '98', '99']}
      columns={{ Rest: {}, Disabled: { disabled: true } }}
      cell={(value, props) => (
        <QuantityStepper label={`Quantity, now ${value}`} value={Number(value)} onChange={() => {}} {...props} />
      )}
    />
  ),
}

/** A stepper in a cart line. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <strong>Adire wing chair</strong>
      <QuantityStepper label="Quantity of Adire wing chair" value={2} onChange={fn()} />
      <span>₦770,000.00</span>
      <IconButton icon="trash" label="Remove Adire wing chair" />
    </Scene>
  ),
}

/** Minus is disabled at 1 and below, plus at 99. */
export const Limits: Story = {
  render: (args) => (
    <>
      {[0, 1, 99].map((value) => (
        <div key={value}>
          <QuantityStepper {...args} label={`Quantity ${value}`} value={value} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const off = (name: string) => canvas.getAllByRole('button', { name }).map((button) => (button as HTMLButtonElement).disabled)
    await expect(off('Decrease quantity')).toEqual([true, true, false])
    await expect(off('Increase quantity')).toEqual([false, false, true])
  },
}

/**
 * Tab moves between the buttons; Enter and Space press them. The focus moves to the other button when the focused one is
 * disabled.
 */
export const Keyboard: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity' })
    const plus = canvas.getByRole('button', { name: 'Increase quantity' })
    await userEvent.tab()
    await expect(minus).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1$/)
    await expect(minus).toBeDisabled()
    await expect(plus).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2$/)
  },
}
