import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { lazyPart } from './lazyPart.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loadPart } from './loadPart.ts'

const meta = {
  title: 'Components/Lazy part',
  component: LoadFailed,
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load. Try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again.' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <>
      <LoadFailed {...args} />
      <LoadFailed {...args} onReload={() => {}} />
    </>
  ),
}

/** Only a reload of the page can load the part. */
export const Reload: Story = {
  args: { onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load. Reload the page.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page.' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** A dialog whose chunk fails to load twice. The page stays, with what was typed. */
export const Examples: Story = {
  render: () => <PageWithDialog />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Could not load. Try again.')

    await step('pressing the opener again tries again', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(attempts).toBe(2))
    })
    await step('Try again opens the dialog, and closing it returns the focus to its opener', async () => {
      canvas.getByRole('button', { name: 'Try again.' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
  },
}

/** The script is there, but the browser does not load it, as Firefox after a first failure. */
export const NeverLoaded: Story = {
  name: 'Flow: only a reload helps',
  render: () => <Unloadable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again.' }))
    await expect(await canvas.findByRole('button', { name: 'Reload the page.' })).toBeVisible()
  },
}

/** A style sheet that failed and has been removed since, such as one of the editor, delays no part. */
export const RemovedStyles: Story = {
  name: 'Flow: a failed style sheet was removed',
  play: async () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    link.remove()
    await expect(loadPart(async () => 'loaded')).resolves.toBe('loaded')
  },
}

let attempts = 0

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false)
  const [Question] = useState(() => {
    attempts = 0
    return lazyPart(async () => {
      if (++attempts < 3) throw new Error('Failed to fetch dynamically imported module')
      return QuestionDialog
    })
  })
  return (
    <Scene>
      <TextField label="Name" />
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {isOpen && <Question onClose={() => setOpen(false)} />}
    </Scene>
  )
}

/** A part whose script is one that Storybook serves, or reports as missing. */
const Unloadable = lazyPart<object>(async () => {
  throw new TypeError(`error loading dynamically imported module: ${new URL('/index.js', location.href)}`)
})

function QuestionDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Delete" description="Are you sure?">
      <Button onClick={onClose}>Keep</Button>
    </Dialog>
  )
}
