import { failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin/Messages',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/messages' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const list = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Messages' }))
const sofa = 'A sofa for a small room'

/** Open messages come first, the newest at the top. A message is read, answered and marked as done. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const messages = await list(canvas)
    await expect(messages.getAllByRole('listitem')).toHaveLength(2)
    await step('Opening a message shows its text and the ways to answer', async () => {
      await userEvent.click(messages.getByText(sofa))
      await expect(messages.getByText('Can the Eko sofa be made 180 cm wide?')).toBeVisible()
      const mail = messages.getAllByRole('link', { name: 'Answer by email' }).find((link) => link.checkVisibility())
      await expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:ada%40example.com?subject=Re%3A%20A%20sofa'))
      const chat = messages.getAllByRole('link', { name: 'Answer on WhatsApp' }).find((link) => link.checkVisibility())
      await expect(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/2348012345678?text=Hello%20Ada'))
    })
    await step('A message that is done stays until another list is loaded, and is found again', async () => {
      await userEvent.click(messages.getAllByRole('button', { name: 'Mark as done' }).find((each) => each.checkVisibility())!)
      await expect(await messages.findByText(/^Done by Bola Ade on /)).toBeVisible()
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Done')
      await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(2))
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'small room ada{Enter}')
      await waitFor(async () => expect((await list(canvas)).getAllByRole('listitem')).toHaveLength(1))
    })
  },
}

/** The overview links to one message, which is then open. */
export const OneMessage: Story = {
  args: { address: '/admin/messages?message=019a0000-0006-7000-8000-000000000003' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could you build it the other way round/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('inbox.list', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open messages. Everything is answered.')).toBeVisible()
  },
}

/** The list could not be loaded: the reason and a retry. */
export const Failed: Story = {
  args: { arrange: (api) => void api.override('inbox.list', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A message that could not be marked stays open, and a toast says why. */
export const MarkFailed: Story = {
  args: { arrange: (api) => void api.override('inbox.update', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    const messages = await list(canvas)
    await userEvent.click(messages.getByText(sofa))
    await userEvent.click(messages.getAllByRole('button', { name: 'Mark as done' }).find((each) => each.checkVisibility())!)
    await expect(await screen.findByText('Something went wrong.')).toBeInTheDocument()
    await expect(messages.queryByText(/^Done by/)).toBeNull()
  },
}
