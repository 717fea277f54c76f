import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useToasterStore } from 'react-hot-toast/headless'
import { Scene } from '../../testing/Scene.tsx'
import { ToastButton } from '../../testing/ToastButton.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { dismissToast, showToast, ToastRegion, toastTones } from './index.ts'

const sentences = {
  success: 'Item added to cart!',
  error: 'Failed to add item to cart.',
  info: 'Item is already in your wishlist!',
  loading: 'Saving your changes',
}

const meta = {
  title: 'Components/Toast',
  // A region has no properties; the controls are the options of `showToast`.
  component: ToastButton,
  args: { tone: 'success', text: sentences.success },
  argTypes: { tone: { options: toastTones, control: 'select' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: () => (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {toastTones.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => showToast({ tone, text: sentences[tone] })}>
            {tone}
          </Button>
        ))}
      </div>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastButton>

export default meta
type Story = StoryObj<typeof meta>

/** A success is added to the polite live region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    const polite = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(polite).toHaveTextContent('Item added to cart!'))
  },
}

export const Playground: Story = {
  render: (options) => (
    <>
      <ToastButton {...options} />
      <ToastRegion />
    </>
  ),
}

export const States: Story = {
  play: async ({ canvas }) => {
    for (const tone of toastTones) showToast({ tone, text: sentences[tone] })
    showToast({ tone: 'success', text: 'Item removed from cart!', undo: () => {} })
    const last = await canvas.findByText('Item removed from cart!')
    await waitFor(() => expect(last).toBeVisible())
  },
}

/** Toasts over a page, without shifting its content. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <h1>Adire wing chair</h1>
      <p>₦385,000.00</p>
      <Button>Add to Cart</Button>
      <ToastRegion />
    </Scene>
  ),
  play: async ({ canvas }) => {
    showToast({ tone: 'success', text: 'Item added to cart!' })
    await waitFor(() => expect(canvas.getByText('Item added to cart!')).toBeVisible())
  },
}

/** Over a dialog on a small screen, toasts appear at the top, so that fields and buttons stay accessible. */
export const StatesOverDialog: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Dialog
        open
        onOpenChange={() => {}}
        title="Log in again"
        description="You have been signed out. What you typed is still here."
        footer={<Button isWide>Login</Button>}
      >
        <TextField label="Email" defaultValue="ada@example.com" />
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    showToast({ tone: 'error', text: 'Email or password is wrong.' })
    const notice = await screen.findByText('Email or password is wrong.')
    await waitFor(() => expect(notice).toBeVisible())
    if (window.innerWidth >= 1024) return
    const dialog = screen.getByRole('dialog', { name: 'Log in again' })
    await waitFor(() => expect(notice.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().top))
  },
}

/** An error is added to the assertive live region. */
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to add item to cart.'))
  },
}

/** Two equal toasts are shown once. A screen reader announces the second one too, because its text is new in the live region. */
export const Deduplicated: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'info' })
    await userEvent.click(button)
    const first = await canvas.findByText('Item is already in your wishlist!')
    await userEvent.click(button)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getAllByText('Item is already in your wishlist!')).toHaveLength(1)
  },
}

/** Equal toasts with Undo stay apart. Undo takes back its own action once, removes its toast and returns the focus. */
export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = [fn(), fn()]
    const before = canvas.getByRole('button', { name: 'success' })
    before.focus()
    showToast({ tone: 'success', text: 'Item removed from cart!', undo: first })
    showToast({ tone: 'success', text: 'Item removed from cart!', undo: second })
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    // The newest toast is the first one.
    const [newest] = canvas.getAllByRole('button', { name: 'Undo' })
    await userEvent.tab()
    while (document.activeElement !== newest) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(newest).not.toBeInTheDocument())
    await expect(second).toHaveBeenCalledOnce()
    await expect(first).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  },
}

/** A toast can link to its result. Following the link dismisses the toast. */
export const WithLink: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'success', text: 'Item added to cart!', link: { label: 'View cart', href: '#cart' } })
    await userEvent.click(await canvas.findByRole('link', { name: 'View cart' }))
    await expect(follow.mock.calls).toEqual([['#cart']])
    await waitFor(() => expect(canvas.queryByText('Item added to cart!')).not.toBeInTheDocument())
  },
}

/** A loading toast is replaced by its result. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    const id = showToast({ tone: 'loading', text: 'Saving your changes', id: 'save' })
    await canvas.findByText('Saving your changes')
    showToast({ tone: 'success', text: 'Profile updated successfully', id })
    const outcome = await canvas.findByText('Profile updated successfully')
    await waitFor(() => expect(outcome).toBeVisible())
    await expect(canvas.queryByText('Saving your changes')).not.toBeInTheDocument()
    dismissToast(id)
  },
}

/** At most twenty toasts are shown; the oldest are removed. */
export const ManyAtOnce: Story = {
  play: async ({ canvas }) => {
    for (let number = 1; number <= 25; number += 1) showToast({ tone: 'error', text: `Failure ${number}` })
    await canvas.findByText('Failure 25')
    await expect(canvas.getAllByText(/^Failure/)).toHaveLength(20)
    await expect(canvas.queryByText('Failure 5')).not.toBeInTheDocument()
  },
}

export const DismissedByUser: Story = {
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'error', text: 'Failed to clear cart.' })
    await canvas.findByText('Failed to clear cart.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('Failed to clear cart.')).not.toBeInTheDocument())
  },
}

function Clock() {
  return <output>{useToasterStore().pausedAt === undefined ? 'Timers running' : 'Timers paused'}</output>
}

/** Focus on a toast pauses the timers. Dismissing it returns the focus and resumes them. */
export const Keyboard: Story = {
  render: () => (
    <>
      <Button>Add to Cart</Button>
      <Clock />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Add to Cart' })
    before.focus()
    for (const key of ['{Enter}', ' ']) {
      showToast({ tone: 'error', text: 'Failed to add item to cart.' })
      const dismiss = await canvas.findByRole('button', { name: 'Dismiss' })
      await userEvent.tab()
      await expect(dismiss).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Timers paused')
      await userEvent.keyboard(key)
      await waitFor(() => expect(dismiss).not.toBeInTheDocument())
      await expect(before).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Timers running')
    }
  },
}
