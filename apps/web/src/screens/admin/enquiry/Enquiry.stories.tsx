import { failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { holdResponse } from '../../../testing/hold-response.ts'
import { loseResponse } from '../../../testing/lose-response.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin/Enquiry',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/enquiries/ILE-7K2Q9X' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** What the shopper asked for beside today's prices, with the answer, the quote, the notes and the steps. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'ILE-7K2Q9X' })).toBeVisible()
    await expect(await canvas.findByText('It was deleted since.')).toBeVisible()
    await step('The chat opens with a prepared answer', async () => {
      const chat = canvas.getByRole('link', { name: 'Open chat' })
      await expect(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/2348012345678?text=Hello%20Folasade'))
    })
    await step('A step changes the status, and is undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as deposit paid' }))
      const undo = await canvas.findByRole('button', { name: 'Undo “Deposit paid”' })
      await waitFor(() => expect(undo).toBeEnabled())
      await userEvent.click(undo)
      await expect(await canvas.findByText('Undone: back to quoted from deposit paid')).toBeVisible()
    })
    await step('An order that is lost needs a reason', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Next step' }), 'Lost')
      const lost = canvas.getByRole('button', { name: 'Mark as lost' })
      await waitFor(() => expect(lost).toBeEnabled())
      await userEvent.click(lost)
      await expect(await canvas.findByText('Say why the order came to nothing.')).toBeVisible()
    })
    await step('The quote and a note are saved on their own', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '1.2m')
      await expect(canvas.getByText('₦1,200,000.00')).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note for the staff' }), 'Call on Friday')
      await userEvent.click(canvas.getByRole('button', { name: 'Save quote' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Deposit' })).toHaveValue('1200000'))
      await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note for the staff' })).toHaveValue(''))
      await expect(canvas.getByText('Call on Friday')).toBeVisible()
    })
  },
}

/** On a phone the steps come first. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A guest whose phone number is not known yet. */
export const Guest: Story = {
  args: { address: '/admin/enquiries/ILE-CQ4RTW' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The phone number is not known yet/)).toBeVisible()
  },
}

/** A message of the contact form: its text, answers by chat and by email, and the quote that makes it an order. */
export const Message: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { address: '/admin/enquiries/ILE-6TWXY7' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could you build it the other way round/)).toBeVisible()
    const mail = canvas.getByRole('link', { name: 'Answer by email' })
    await expect(mail).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ada%40example\.com\?subject=Re%3A%20Is%20the%20Marina/),
    )
    await expect(mail).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('> Good morning,')))
    await expect(canvas.getByRole('link', { name: 'Open chat' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Items' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quoted price' }), '450k')
    await userEvent.click(canvas.getByRole('button', { name: 'Save quote' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Next step' }), 'Quoted')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as quoted' }))
    await expect(await canvas.findByText(/Our price is ₦450,000\.00\./)).toBeVisible()
  },
}

/** A name that is a single long word is broken. The page does not scroll sideways. */
export const LongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    arrange: ({ state }) => {
      const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
      state.enquiries = state.enquiries.map((each) => (each.desk ? { ...each, desk: { ...each.desk, name } } : each))
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wolfeschlegelstein\w* ·/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(360)
  },
}

/** Another admin was faster: the page says so, shows their change, and keeps what was typed. */
export const Conflict: Story = {
  name: 'Flow: conflict',
  args: {
    arrange: (api) => {
      const stop = api.override('adminEnquiries.quote', () => {
        stop()
        const [quoted] = api.state.enquiries.filter(({ enquiry }) => enquiry.reference === 'ILE-7K2Q9X')
        const changed = { ...quoted!, enquiry: { ...quoted!.enquiry, deposit: 700_000 } }
        api.state.enquiries = api.state.enquiries.map((each) => (each === quoted ? changed : each))
        return failureResponse(409, 'Another admin has changed this enquiry.')
      })
    },
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: 'Quoted price' })
    await userEvent.clear(price)
    await userEvent.type(price, '2.5m')
    await userEvent.click(canvas.getByRole('button', { name: 'Save quote' }))
    await expect(await canvas.findByText(/Another admin has changed this enquiry/)).toBeVisible()
    await expect(price).toHaveValue('2.5m')
    await expect(canvas.getByRole('textbox', { name: 'Deposit' })).toHaveValue('700000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save quote' }))
    await waitFor(() => expect(price).toHaveValue('2500000'))
  },
}

/** The second tap of a double tap takes no further step, although the same button means the next one by then. */
export const DoubleTap: Story = {
  name: 'Flow: double tap',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark as deposit paid' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent('Mark as in production'))
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(button).toHaveTextContent('Mark as in production')
    await expect(canvas.getByRole('button', { name: 'Undo “Deposit paid”' })).toBeEnabled()
  },
}

let respond: ReturnType<typeof holdResponse>
let server: FakeApi

/** The fields are disabled while the quote is saved. Afterwards the field in which Enter was pressed has the focus again. */
export const QuoteWithEnter: Story = {
  name: 'Flow: quote with Enter',
  args: { arrange: (api) => void (respond = holdResponse(api, 'adminEnquiries.quote')) },
  play: async ({ canvas }) => {
    const deposit = await canvas.findByRole('textbox', { name: 'Deposit' })
    await userEvent.type(deposit, '1.2m{Enter}')
    await waitFor(() => expect(document.body).toHaveFocus())
    respond()
    await expect(await screen.findByText('Quote saved.')).toBeInTheDocument()
    await waitFor(() => expect(deposit).toHaveFocus())
  },
}

/** A button that disappears with the last step, or with the last one to undo, leaves the focus at the heading above it. */
export const LastStep: Story = {
  name: 'Flow: last step',
  args: { address: '/admin/enquiries/ILE-CQ4RTW' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Next step' }), 'Lost')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Bought elsewhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as lost' }))
    const heading = canvas.getByRole('heading', { name: 'Status' })
    await waitFor(() => expect(heading).toHaveFocus())
    const undo = canvas.getByRole('button', { name: 'Undo “Lost”' })
    await waitFor(() => expect(undo).toBeEnabled())
    await userEvent.click(undo)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull())
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** The response to a step is lost: the second attempt says that it is saved. */
export const ResponseLost: Story = {
  name: 'Flow: response lost',
  parameters: { expectedInConsole: [/ApiError/] },
  args: { arrange: (api) => loseResponse(api, 'adminEnquiries.step') },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark as deposit paid' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
    await userEvent.click(button)
    await expect(await screen.findByText('Step saved.')).toBeInTheDocument()
    await expect(button).toHaveTextContent('Mark as in production')
    await expect(canvas.queryByText(/Another admin has changed/)).toBeNull()
  },
}

/** Leaving with something typed asks first. */
export const Leaving: Story = {
  name: 'Flow: leaving',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note for the staff' }), 'Call on Friday')
    await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await expect(canvas.getByRole('textbox', { name: 'Note for the staff' })).toHaveValue('Call on Friday')
    await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Enquiries' })).toBeVisible()
  },
}

/** Leaving while a step is saved asks too, although nothing is typed: the request would be lost. */
export const LeavingWhileSaving: Story = {
  name: 'Flow: leaving while a step is saved',
  args: { arrange: (api) => void (respond = holdResponse(api, 'adminEnquiries.step')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as deposit paid' }))
    await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    await expect(question).toHaveTextContent('Your changes are being saved. If you leave now, saving may still finish.')
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    respond()
    await expect(await canvas.findByRole('button', { name: 'Undo “Deposit paid”' })).toBeVisible()
  },
}

/** A step that is saved while the question is open opens the page of the link. One that fails says so, and the admin stays. */
export const LeavingEnds: Story = {
  name: 'Flow: step ends while leaving',
  parameters: { expectedInConsole: [/failed with status 500/] },
  args: {
    arrange: (api) => {
      server = api
      respond = holdResponse(api, 'adminEnquiries.step')
    },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark as deposit paid' })
    const leave = async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole('link', { name: 'All enquiries' }))
      await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    }
    await leave()
    respond(failureResponse(500, 'Something went wrong.'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    respond = holdResponse(server, 'adminEnquiries.step')
    await leave()
    respond()
    await expect(await canvas.findByRole('heading', { name: 'Enquiries' })).toBeVisible()
  },
}

/** A change that could not be saved keeps what was typed. What is wrong gets the focus, because it may be off screen. */
export const SaveFailed: Story = {
  name: 'Flow: save failed',
  args: { arrange: (api) => void api.override('adminEnquiries.note', () => failureResponse(500, 'Something went wrong.')) },
  parameters: { expectedInConsole: [/failed with status 500/] },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note for the staff' })
    await userEvent.type(note, 'Call on Friday')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Something went wrong.')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(note).toHaveValue('Call on Friday')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), 'a lot')
    await userEvent.click(canvas.getByRole('button', { name: 'Save quote' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Deposit' })).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('adminEnquiries.read', pending) },
}

/** The enquiry could not be loaded: the reason, a retry, and the way to all enquiries. */
export const Failed: Story = {
  args: {
    arrange: (api) => void api.override('adminEnquiries.read', () => failureResponse(404, 'This enquiry does not exist.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This enquiry does not exist.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All enquiries' })).toHaveAttribute('href', '/admin/enquiries')
  },
}
