import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Icon, iconNames, iconSizes } from './Icon.tsx'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'heart' },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: iconSizes },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Next to text an icon is decorative and not announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Playground: Story = { args: { name: 'sofa', size: 'large', label: 'Sofas' } }

export const States: Story = {
  render: () => (
    <Matrix
      rows={iconNames}
      columns={Object.fromEntries(iconSizes.map((size) => [size, { size }]))}
      cell={(name, props) => <Icon name={name} {...props} />}
    />
  ),
}

/** Icons before text, in the size of its line. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <Icon name="chat" size="small" /> Order by chat
      </p>
      <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <Icon name="check" size="small" /> Made to order in three to six weeks
      </p>
    </Scene>
  ),
}

/** An icon without text needs a label and gets the role `img`. */
export const Labelled: Story = {
  args: { name: 'info', label: 'Information' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Information' })).toBeVisible()
  },
}
