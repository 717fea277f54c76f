import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { watchBackGestures } from '../../testing/back-gesture.ts'
import { Scene } from '../../testing/Scene.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { showToast, ToastRegion } from '../toast/index.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'
import { DialogContainer } from './container.ts'

const footer = (
  <>
    <Button variant="secondary">Clear</Button>
    <Button>Apply</Button>
  </>
)

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, onOpenChange: fn(), title: 'Filters', children: <Checkbox label="On promotion" />, footer },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Dialog title="Filters" {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(dialog).toBeVisible())
    // A header or footer in it would be a second landmark of the page.
    await expect(dialog.querySelector('header, footer')).toBeNull()
  },
}

export const Playground: Story = { args: { description: 'Changes count when you press Apply.' } }

/** The body scrolls when the content does not fit. */
export const States: Story = {
  args: {
    description: 'The middle scrolls; title and buttons stay in view.',
    children: (
      <div style={{ display: 'grid' }}>
        {Array.from({ length: 30 }, (_, index) => (
          <Checkbox key={index} label={`Choice ${index + 1}`} />
        ))}
      </div>
    ),
  },
}

/** A long word of the title is broken, and the close button stays in the dialog. */
export const LongWord: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

/** A dialog with the filters of a catalogue list. */
export const Examples: Story = {
  args: {
    description: 'Changes count when you press Apply.',
    children: (
      <Scene>
        <Select label="Category" options={['All', 'Living Room', 'Bedroom'].map((label) => ({ value: label, label }))} />
        <TextField label="Lowest price" prefix="₦" inputMode="numeric" isOptional />
        <Checkbox label="On promotion" defaultChecked />
      </Scene>
    ),
  },
}

/** The dialog keeps the focus inside; Escape closes it and returns the focus to the button that opened it. */
export const Keyboard: Story = {
  render: ({ children }) => <Opener>{children}</Opener>,
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await step('Enter opens the dialog and moves the focus into it', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'Filters' })
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    })
    await step('Tab stays inside the dialog', async () => {
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab()
        await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
      }
    })
    await step('Escape closes the dialog and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(opener).toHaveFocus()
    })
    await step('Enter and Space press the focused button', async () => {
      for (const key of ['{Enter}', ' ']) {
        await userEvent.keyboard(key)
        const cross = await screen.findByRole('button', { name: 'Close' })
        cross.focus()
        await userEvent.keyboard(key)
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await expect(opener).toHaveFocus()
      }
    })
  },
}

export const ClosesByCloseButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** On Android, Back closes the dialog instead of leaving the page, and returns the focus. */
export const ClosesByBackGesture: Story = {
  render: ({ children }) => <Opener>{children}</Opener>,
  play: async ({ canvas, userEvent }) => {
    const goBack = watchBackGestures()
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Filters' })
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** Pressing a toast does not count as pressing outside the dialog. */
export const StaysOpenWhenToastIsDismissed: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ args, userEvent }) => {
    showToast({ tone: 'error', text: 'Email or password is wrong.' })
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Email or password is wrong.')).not.toBeInTheDocument())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/**
 * In a preview the dialog stays inside its container. The page around it can be used, and Escape there does not close the dialog.
 */
export const InContainer: Story = {
  render: (args) => <Contained {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const container = canvas.getByRole('region', { name: 'Preview' })
    const dialog = await within(container).findByRole('dialog', { name: 'Filters' })
    const outside = canvas.getByRole('button', { name: 'Outside' })
    await userEvent.click(outside)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    within(dialog).getByRole('button', { name: 'Apply' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

function Contained(props: DialogProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button>Outside</Button>
      <section
        ref={setContainer}
        aria-label="Preview"
        style={{ position: 'relative', contain: 'layout', blockSize: '24rem', overflow: 'hidden' }}
      >
        <DialogContainer value={container}>{container && <Dialog {...props} />}</DialogContainer>
      </section>
    </>
  )
}
