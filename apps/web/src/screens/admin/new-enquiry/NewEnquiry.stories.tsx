import { failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import { signInAgain } from '../../../testing/sign-in-again.ts'

const meta = {
  title: 'Screens/Admin/New enquiry',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/enquiries/new' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ada Obi')
  const found = within(await canvas.findByRole('list', { name: 'Found products' }))
  await userEvent.click((await found.findAllByRole('button', { name: /^Add/ }))[0]!)
}

/** What was agreed in the showroom becomes an enquiry, which then opens. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('A form without a name and without items says what is missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add enquiry' }))
      await expect(await canvas.findByText('Name is required.')).toBeVisible()
      await expect(canvas.getByText('Choose an item, or write what was agreed in the note.')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    })
    await step('An item is chosen, and its quantity raised', async () => {
      await fill(canvas)
      const chosen = within(await canvas.findByRole('list', { name: 'Chosen items' }))
      await userEvent.click(chosen.getByRole('button', { name: /^Increase/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Second floor')
    })
    await step('The enquiry opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
      await expect(await canvas.findByText('Added by staff')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'What was agreed' })).toHaveTextContent('Second floor')
    })
  },
}

/** A removed item takes the focused button with it: the heading above the items gets the focus. */
export const RemovedItem: Story = {
  name: 'Flow: removed item',
  play: async ({ canvas }) => {
    await fill(canvas)
    canvas.getByRole('button', { name: /^Remove/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Chosen items' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Items' })).toHaveFocus())
  },
}

export const Phone: Story = {
  name: 'Flow: fill in on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => fill(canvas),
}

/** The products could not be loaded: the reason and a retry. */
export const SearchFailed: Story = {
  name: 'Flow: search failed',
  args: {
    arrange: (api) => {
      const restore = api.override('adminCatalogue.products', () => (restore(), failureResponse(503, 'The shop is busy.')))
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The shop is busy.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect((await canvas.findAllByRole('button', { name: /^Add .+ / })).length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const SearchLoading: Story = {
  args: { arrange: (api) => void api.override('adminCatalogue.products', pending) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Found products' })
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(within(list).queryByRole('listitem')).toBeNull()
  },
}

/** Nothing is lost when saving fails. The reason gets the focus, because the button is far below it. */
export const Failed: Story = {
  name: 'Flow: failed',
  args: { arrange: (api) => void api.override('adminEnquiries.create', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Something went wrong.')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi')
    await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

let server: FakeApi

/** The session has ended: what was typed stays, and after signing in again the message about it goes. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: { arrange: (api) => void (server = api) },
  play: async ({ canvas }) => {
    await fill(canvas)
    server.state.signedIn = null
    await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
    await expect(await canvas.findByText(/^Your session has ended/)).toBeInTheDocument()
    await signInAgain()
    await waitFor(() => expect(canvas.queryByText(/^Your session has ended/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
    await expect(await canvas.findByText('Added by staff')).toBeVisible()
  },
}

/** The form is disabled while it is being saved. Leaving then asks, and says that saving may still finish. */
export const Saving: Story = {
  name: 'Flow: saving',
  args: { arrange: (api) => void api.override('adminEnquiries.create', pending) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add enquiry' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled())
    await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    await expect(question).toHaveTextContent('Your changes are being saved. If you leave now, saving may still finish.')
  },
}

/** Leaving with something typed asks first. */
export const Leaving: Story = {
  name: 'Flow: leaving',
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Enquiries' })).toBeVisible()
  },
}
