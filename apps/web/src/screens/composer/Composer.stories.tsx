import { catalogueProducts } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { storeInBrowser } from '../../testing/saved-lists.ts'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'
import type { ScreenFrameProps } from '../../testing/ScreenFrame.tsx'

const [sofa, second, third] = [catalogueProducts[0]!, catalogueProducts[1]!, catalogueProducts[2]!]
const cart = [sofa, second, third].map(({ _id }) => ({ item: _id, itemType: 'Product', quantity: 1 }) as const)

const meta = {
  title: 'Screens/Composer',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: `/product/${sofa._id}` },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Arrange = NonNullable<ScreenFrameProps['arrange']>

const ofCart = { address: '/cart', arrange: (_, browser) => storeInBrowser(browser, 'cart', cart) } satisfies {
  address: string
  arrange: Arrange
}

/** Opens the form when the message of the page has a reference. */
async function open(canvas: Canvas) {
  const order = await canvas.findByRole('link', { name: 'Order Now' })
  await waitFor(() => expect(textOf(order)).toContain('Reference ATE-'))
  await userEvent.click(canvas.getByRole('button', { name: 'Add your wishes' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your wishes' })).toBeVisible())
}

const textOf = (link: HTMLElement) => new URL(link.getAttribute('href')!).searchParams.get('text')!
const chat = () => screen.getByRole('link', { name: 'Open chat' })
const type = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

/** Without wishes, the message is that of Order Now. */
export const Empty: Story = {
  name: 'Flow: open the form',
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(textOf(chat())).toBe(textOf(canvas.getByRole('link', { name: 'Order Now', hidden: true })))
    await expect(screen.getByRole('region', { name: 'Your message' })).toHaveTextContent(/of 1,800 characters$/)
  },
}

/** Wishes about the order and about an item of the cart are in the message before its reference, and come back with the form. */
export const Filled: Story = {
  name: 'Flow: fill in the form',
  args: ofCart,
  play: async ({ canvas, step }) => {
    await open(canvas)
    await step('The shopper writes', async () => {
      await userEvent.click(screen.getByText(second.name, { selector: 'summary *' }))
      await userEvent.type(screen.getAllByLabelText('Fabric')[1]!, 'Green velvet')
      await type('Delivery area', 'Lekki Phase 1')
      await userEvent.selectOptions(screen.getByLabelText('Lift'), 'No')
      await userEvent.type(screen.getByLabelText('Note'), 'Please call before you come.')
    })
    const wishes = `\n\nMy wishes:\n${second.name} – Fabric: Green velvet\nDelivery area: Lekki Phase 1\nLift: No\nNote: Please call before you come.\n\nReference ATE-`
    await expect(textOf(chat())).toContain(wishes)
    await step('The form opens again with what was typed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await open(canvas)
      await expect(await screen.findByLabelText('Delivery area')).toHaveValue('Lekki Phase 1')
      await expect(textOf(chat())).toContain(wishes)
    })
  },
}

/** Beyond 1,800 characters, the message is a short list with the link of the enquiry. */
export const TooLong: Story = {
  name: 'Flow: too long',
  args: ofCart,
  play: async ({ canvas }) => {
    await open(canvas)
    await type('Note', 'A long wish. '.repeat(76))
    await type('Delivery area', 'Lekki Phase 1, behind the second gate of the estate, the road on the left after the market')
    await type('Landmark', 'Near the second roundabout, opposite the large yellow house with the blue gate')
    await expect(await screen.findByText(/this is a short list\. The shop reads your wishes under its link\.$/)).toBeVisible()
    await expect(textOf(chat())).toMatch(
      /1\. .+ × 1\n2\. .+ × 1\n3\. .+ × 1\n\nTotal: .+\n\nMy wishes are under this link\.\n\nReference/,
    )
  },
}

const written: string[] = []

/** The message is copied with its reference, and the order recorded under it. The form is empty the next time. */
export const Copied: Story = {
  name: 'Flow: copied',
  beforeEach: () => {
    written.length = 0
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await type('Delivery area', 'Lekki Phase 1')
    const text = textOf(chat())
    await userEvent.click(screen.getByRole('button', { name: 'Copy the message' }))
    await expect(await screen.findByText(/^Message copied\./)).toBeVisible()
    await expect(written).toEqual([text])
    // The page has the next reference already.
    await waitFor(() =>
      expect(textOf(canvas.getByRole('link', { name: 'Order Now', hidden: true }))).not.toContain(text.slice(-22)),
    )
    await expect(textOf(chat())).toBe(text)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(canvas)
    await expect(screen.getByLabelText('Delivery area')).toHaveValue('')
  },
}

/** The shopper copies the message by hand. */
export const CopyRefused: Story = {
  name: 'Flow: copy refused',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Copy the message' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be copied.')
  },
}

/** The chat opens by a real link. The message stays the same afterwards. */
export const Opened: Story = {
  name: 'Flow: opened',
  play: async ({ canvas }) => {
    await open(canvas)
    const text = textOf(chat())
    chat().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(chat())
    await expect(await screen.findByText(/^No chat opened\? Copy the message/)).toBeVisible()
    await expect(textOf(chat())).toBe(text)
  },
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Where the browser forbids storage, the form works for this page. */
export const StorageForbidden: Story = {
  name: 'Flow: storage forbidden',
  args: {
    arrange: (_, { storage }) => {
      for (const place of [storage.persistent, storage.session])
        Object.assign(place, { get: denied, set: denied, remove: denied })
    },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await type('Delivery area', 'Lekki Phase 1')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(canvas)
    await expect(await screen.findByLabelText('Delivery area')).toHaveValue('Lekki Phase 1')
  },
}

/** Without a connection, the order waits in the browser. */
export const Offline: Story = {
  name: 'Flow: offline',
  args: { arrange: (_, { connection }) => void (connection.isOnline = () => false) },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(await screen.findByText(/^You are offline\./)).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'Flow: open on a phone',
  args: ofCart,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => open(canvas),
}
