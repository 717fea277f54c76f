import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Spinner, spinnerSizes } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Sending your message' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message')
  },
}

export const Playground: Story = { args: { size: 'large' } }

export const States: Story = {
  render: () => <Matrix rows={spinnerSizes} columns={{ Turning: {} }} cell={(size) => <Spinner size={size} />} />,
}

/** A spinner next to a text that describes the work. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <Spinner />
      <span>Sending your message</span>
    </Scene>
  ),
}
