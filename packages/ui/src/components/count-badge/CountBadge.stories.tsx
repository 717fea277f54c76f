import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Icon } from '../icon/Icon.tsx'
import { CountBadge } from './CountBadge.tsx'

/** The badge positions itself on the corner of its container. */
function OnBag(props: ComponentProps<typeof CountBadge>) {
  return (
    <span style={{ position: 'relative', display: 'inline-flex', padding: '0.75rem' }}>
      <Icon name="bag" />
      <CountBadge {...props} />
    </span>
  )
}

const meta = {
  title: 'Components/Count badge',
  component: CountBadge,
  args: { count: 3, label: '3 items' },
  render: (args) => <OnBag {...args} />,
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 items')).toBeInTheDocument()
  },
}

export const Playground: Story = { args: { count: 12, label: '12 items' } }

/** Nothing is rendered for 0, and the badge is never wider than three characters. */
export const States: Story = {
  render: () => (
    <Matrix
      rows={['0', '1', '12', '99', '100', '4000']}
      columns={{ Cart: {} }}
      cell={(count) => <OnBag count={Number(count)} />}
    />
  ),
}

/** The counts in the site header: nothing for an empty list, 99+ for a very long one. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      {[0, 3, 120].map((count) => (
        <OnBag key={count} count={count} label={`${count} items`} />
      ))}
    </Scene>
  ),
}

export const Empty: Story = {
  args: { count: 0, label: '0 items' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 items')).not.toBeInTheDocument()
  },
}

export const Many: Story = {
  args: { count: 340, label: '340 items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}
