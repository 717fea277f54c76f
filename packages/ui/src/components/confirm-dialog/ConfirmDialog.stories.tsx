import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ConfirmDialog, confirmTones } from './ConfirmDialog.tsx'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    open: true,
    title: 'Delete product',
    question: 'Are you sure you want to delete this product? This action cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: confirmTones } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          props.onConfirm()
          setOpen(false)
        }}
        onCancel={() => {
          props.onCancel()
          setOpen(false)
        }}
      />
    </>
  )
}

/** A screen reader announces the title and the question; the safe button has the focus. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete product' })
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this product? This action cannot be undone.',
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Playground: Story = { args: { cancelLabel: 'Keep it', isBusy: false } }

/** A destructive action that failed: the dialog stays open and shows the error. */
export const States: Story = {
  args: { error: 'Could not delete the product. Please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not delete the product. Please try again.')
  },
}

/** A question before a save that also moves a product. Long words wrap. */
export const StatesPlain: Story = {
  args: {
    tone: 'plain',
    title: 'Move a product?',
    question: 'Harmattan-Adire-Wingback-and-Four-Poster-Bedroom leaves its collection. Do you want to move it and save?',
    confirmLabel: 'Move and save',
    cancelLabel: 'Back to the form',
  },
}

/** The dialog asks before an account is deleted. */
export const Examples: Story = {
  args: {
    title: 'Delete Account',
    question: 'Are you sure you want to delete your account? This action cannot be undone.',
    confirmLabel: 'Delete Account',
  },
}

/** Escape cancels, Enter and Space press a button, Tab stays on the two buttons, and closing returns the focus. */
export const Keyboard: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete product' })
    await step('Enter opens the dialog, and the safe button has the focus', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    })
    await step('Tab moves between the two buttons', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    })
    await step('Escape cancels and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(opener).toHaveFocus()
      await expect(args.onCancel).toHaveBeenCalledOnce()
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Space presses the safe button, and Enter the confirming one', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onCancel).toHaveBeenCalledTimes(2)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

/** While the action runs nothing closes the dialog, not even Escape. */
export const StatesBusy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await userEvent.click(confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
