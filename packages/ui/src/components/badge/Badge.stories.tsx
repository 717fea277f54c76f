import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Badge, badgeTones } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'sale', children: '20% off' } }

export const States: Story = {
  render: () => (
    <Matrix
      rows={badgeTones}
      columns={{ Word: { children: 'In stock' }, Number: { children: '20% off' } }}
      cell={(tone, props) => <Badge tone={tone} {...props} />}
    />
  ),
}

/** Badges next to a name, as in an admin table. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <strong>Adire wing chair</strong>
      <Badge tone="sale">20% off</Badge>
      <Badge>Best seller</Badge>
      <Badge tone="success">Saved</Badge>
    </Scene>
  ),
}
