import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { AdminActions } from './AdminActions.tsx'

const meta = {
  title: 'Patterns/Admin/Admin actions',
  component: AdminActions,
  args: { itemType: 'Product', editHref: '#edit', onDelete: fn() },
  argTypes: { itemType: { control: 'inline-radio', options: ['Product', 'Collection'] } },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof AdminActions>

export default meta
type Story = StoryObj<typeof meta>

/** Edit links to the form; Delete calls the caller, which asks for confirmation. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Product' })).toHaveAttribute('href', '#edit')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Product' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** The labels name a collection on its page. */
export const Collection: Story = {
  args: { itemType: 'Collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Collection' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Collection' })).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, Collection }} draw={(own) => <AdminActions {...args} {...own} />} />,
}

/** Edit and Delete in place of the customer's actions. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h1>Eko Bouclé Three-Seater</h1>
      <AdminActions {...args} />
    </Scene>
  ),
}

/** Enter follows Edit and presses Delete. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit Product' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#edit']])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete Product' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
