import { failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { holdResponse } from '../../../testing/hold-response.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin/Shop details',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/shop' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const chatNumber = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Chat number' })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))

async function typeNumber(canvas: Canvas, number: string) {
  const field = await chatNumber(canvas)
  await userEvent.clear(field)
  await userEvent.type(field, number)
}

/** A save is confirmed by a toast and leaves the form open. The pages that the admin opens next show the new number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await typeNumber(canvas, '+234 809 999 9999')
    await save(canvas)
    await expect(await screen.findByText('Saved. Shoppers see it now.')).toBeInTheDocument()
    await expect(await chatNumber(canvas)).toHaveValue('2348099999999')
    await userEvent.click(canvas.getAllByRole('link', { name: /^Shop$/ })[0]!)
    const links = await canvas.findAllByRole('link', { name: 'WhatsApp' })
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('https://wa.me/2348099999999'))
  },
}

/** The screen on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Saturday closes')).toHaveValue('16:00')
  },
}

/** Every problem is listed above the form and shown at its field. Nothing is sent. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas }) => {
    await typeNumber(canvas, '0803')
    await save(canvas)
    await expect(await chatNumber(canvas)).toHaveAccessibleDescription(
      'Error: Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.',
    )
    await expect(await chatNumber(canvas)).toHaveFocus()
  },
}

/** Leaving a changed form needs a confirmation. */
export const Leaving: Story = {
  name: 'Flow: leaving',
  play: async ({ canvas }) => {
    await typeNumber(canvas, '2348099999999')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await expect(await chatNumber(canvas)).toHaveValue('2348099999999')
  },
}

let respond: ReturnType<typeof holdResponse>

/** A link was clicked during a save: when it succeeds, the page of the link opens without an answer to the question. */
export const LeavingSave: Story = {
  name: 'Flow: leaving during a save',
  args: { arrange: (api) => void (respond = holdResponse(api, 'shopDetails.update')) },
  play: async ({ canvas }) => {
    await typeNumber(canvas, '2348099999999')
    await save(canvas)
    await waitFor(async () => expect(await chatNumber(canvas)).toBeDisabled())
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }))
    await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    respond()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(await screen.findByText('Saved. Shoppers see it now.')).toBeInTheDocument()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

let shop: FakeApi['state'] | null = null

/** A picture of a product becomes a hero picture, without a new upload. */
export const ChoosePicture: Story = {
  name: 'Flow: choose picture',
  args: { arrange: ({ state }) => void (shop = state) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove A formal lounge in burgundy velvet' }))
    const opener = await canvas.findByRole('button', { name: "Choose from the shop's pictures" })
    await userEvent.click(opener)
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by product or collection' }), 'wing')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Marina Corner Sofa' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Adire Wingback Chair' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 picture' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await save(canvas)
    await screen.findByText('Saved. Shoppers see it now.')
    await expect(shop!.heroes.at(-1)).toMatchObject({ url: '/demo/adire-wing-1.webp', alt: 'Adire Wingback Chair' })
  },
}

let theirs: FakeApi['state'] | null = null

/** A field of the last e-catalogue. The others are closed. */
const lastField = (canvas: Canvas, name: string) => canvas.getAllByRole('textbox', { name }).at(-1)!

/** A new e-catalogue opens at once. Its problems are shown at its fields. */
export const AddCatalogue: Story = {
  name: 'Flow: add catalogue',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add e-catalogue' }))
    await userEvent.type(lastField(canvas, 'Title'), 'Chairs')
    await userEvent.type(lastField(canvas, 'Link'), 'designs.example')
    await save(canvas)
    await expect(lastField(canvas, 'Link')).toHaveAccessibleDescription(
      'Error: Enter the link of the e-catalogue. It begins with https://.',
    )
    await expect(canvas.getByLabelText('Cover of Chairs')).toHaveAccessibleDescription(/Choose a cover\./)
  },
}

/** Another admin saved first. The own change goes on top of theirs. */
export const Conflict: Story = {
  name: 'Flow: conflict',
  args: { arrange: ({ state }) => void (theirs = state) },
  play: async ({ canvas }) => {
    await typeNumber(canvas, '2348099999999')
    theirs!.shopDetails = { ...theirs!.shopDetails, version: 1, phone: '+234 1 234 5678' }
    await save(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }))
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('+234 1 234 5678')
    await expect(await chatNumber(canvas)).toHaveValue('2348099999999')
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('shopDetails.read', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeVisible()
  },
}

/** The details could not be loaded: the reason and a retry. */
export const Failed: Story = {
  args: { arrange: (api) => void api.override('shopDetails.read', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
