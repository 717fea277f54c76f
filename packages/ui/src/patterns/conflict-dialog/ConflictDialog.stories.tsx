import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConflictDialog } from './ConflictDialog.tsx'

const meta = {
  title: 'Patterns/Admin/Conflict dialog',
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    itemType: 'Product',
    isDeleted: false,
    theirs: ['price', 'pictures'],
    mine: ['name', 'price'],
    both: ['price'],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDismiss: fn(),
  },
  argTypes: { itemType: { control: 'inline-radio', options: ['Product', 'Collection'] } },
} satisfies Meta<typeof ConflictDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Lists the changes of both admins by field label and leaves the decision to the user. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Product changed' })
    await expect(dialog).toHaveTextContent('They changedPrice, Pictures')
    await expect(dialog).toHaveTextContent('You changedName, Price')
    await expect(dialog).toHaveTextContent('Both changed: yours wins if you keep itPrice')
    await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** A deleted item has no changes that the user could apply. */
export const Deleted: Story = {
  args: { itemType: 'Collection', isDeleted: true, theirs: [], both: [] },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Collection deleted' })
    await expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my changes' })).toBeVisible())
  },
}

/** Escape returns to the unchanged form; Tab and Enter choose. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Keep my changes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onKeepMine).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Take theirs' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Back to the form' })).toHaveFocus()
  },
}

/** The dialog about an item that was deleted. */
export const States: Story = { args: { isDeleted: true, theirs: [], both: [] } }

/** The changes do not overlap, so both can be kept. */
export const Examples: Story = { args: { theirs: ['pictures'], mine: ['name'], both: [] } }
