import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Sending pictures', value: 3, max: 7, text: '3 of 7' },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

/** The bar has an accessible name and a value text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending pictures' })
    await expect((bar as HTMLProgressElement).position).toBeCloseTo(3 / 7)
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 7')
    await expect(canvas.getByText('3 of 7')).toBeVisible()
  },
}

export const Playground: Story = { args: { value: 40, max: 100 } }

export const States: Story = {
  render: () => (
    <Matrix
      rows={['Sending pictures', 'Updating the prices of eight hundred imported products']}
      columns={{
        Unknown: {},
        Nothing: { value: 0 },
        Some: { value: 38 },
        Counted: { value: 3, max: 7, text: '3 of 7' },
        Done: { value: 100 },
      }}
      cell={(label, props) => (
        <div style={{ inlineSize: '14rem' }}>
          <Progress label={label} {...props} />
        </div>
      )}
    />
  ),
}

/** An upload of pictures that can be cancelled. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <Progress label="Sending pictures" value={3} max={7} text="3 of 7" />
      <Button variant="quiet">Cancel</Button>
    </Scene>
  ),
}

/** Shows a percentage by default. */
export const PerCent: Story = {
  render: () => <Progress label="Sending pictures" value={1} max={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('33%')).toBeVisible()
  },
}

/** An indeterminate bar, for work of unknown duration. */
export const Indeterminate: Story = {
  render: () => <Progress label="Loading the editor" />,
  play: async ({ canvas }) => {
    await expect((canvas.getByRole('progressbar') as HTMLProgressElement).position).toBe(-1)
  },
}
