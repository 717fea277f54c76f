import {
  catalogueCollections,
  catalogueProducts,
  createEnquiry,
  createEnquiryItem,
  failureResponse,
  testLinkKey,
} from '@shop/api/testing'
import type { Enquiry, EnquiryItem } from '@shop/api'
import type { FakeApi } from '@shop/api/testing'
import { payablePrice } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const itemOf = (index: number, fields: Partial<EnquiryItem> = {}): EnquiryItem => {
  const product = catalogueProducts[index]!
  const { _id, name, items, images } = product
  return createEnquiryItem({
    item: _id,
    name,
    contents: items,
    price: payablePrice(product),
    image: images[0] ?? null,
    ...fields,
  })
}

const collection = catalogueCollections[0]!
const set = createEnquiryItem({
  item: collection._id,
  itemType: 'Collection',
  name: collection.name,
  contents: collection.items,
  price: payablePrice(collection),
  image: collection.coverImage,
})

const createdAt = '2026-11-02T09:00:00.000Z'
const quoted: Partial<Enquiry> = {
  status: 'quoted',
  quotedTotal: 5_600_000,
  promisedDate: '2026-12-18',
  steps: [
    { status: 'answered', at: '2026-11-02T15:00:00.000Z' },
    { status: 'quoted', at: '2026-11-05T10:00:00.000Z' },
  ],
}

const arranged = (fields: Partial<Enquiry>) => (api: FakeApi) =>
  void (api.state.enquiries = [{ enquiry: createEnquiry({ createdAt, ...fields }), linkKey: testLinkKey }])

const meta = {
  title: 'Screens/Enquiry',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    address: `/enquiry/ILE-7K2Q9X?key=${testLinkKey}`,
    arrange: arranged({ items: [itemOf(0, { quantity: 2 }), itemOf(1)], ...quoted }),
  },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Order again adds every item to the cart with one toast, and the chat names the reference. */
export const Quoted: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enquiry ILE-7K2Q9X' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Status' })).toHaveTextContent(
      'SentNovember 2, 2026AnsweredNovember 2, 2026QuotedNovember 5, 2026',
    )
    const chat = new URL(canvas.getByRole('link', { name: 'Continue in chat' }).getAttribute('href')!)
    await expect(chat.searchParams.get('text')).toBe(
      `Hello Atelier Ilé, this is about my enquiry ILE-7K2Q9X: https://shop.example/enquiry/ILE-7K2Q9X?key=${testLinkKey}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(screen.getByText('2 items added to cart!')).toBeVisible())
    await expect(await canvas.findAllByRole('link', { name: /^Cart\D*3/ })).not.toHaveLength(0)
  },
}

export const OfACollection: Story = { args: { arrange: arranged({ source: 'collection', items: [set] }) } }

export const CartOfMany: Story = {
  args: {
    arrange: arranged({ items: [set, ...Array.from({ length: 8 }, (_, index) => itemOf(index, { quantity: index + 1 }))] }),
  },
}

/** Items that are gone keep their name and price; Order again leaves them out. */
export const Unavailable: Story = {
  args: { arrange: arranged({ items: [itemOf(0, { isAvailable: false, image: null })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in the shop.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('enquiries.read', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

/** A customer opens an enquiry of the account without its key. The chat then has no link. */
export const Own: Story = {
  globals: { role: 'customer' },
  args: {
    address: '/enquiry/ILE-7K2Q9X',
    arrange: (api) => {
      arranged({ items: [itemOf(0)] })(api)
      api.state.enquiries = api.state.enquiries.map((one) => ({ ...one, userId: api.state.signedIn }))
    },
  },
  play: async ({ canvas }) => {
    const chat = new URL((await canvas.findByRole('link', { name: 'Continue in chat' })).getAttribute('href')!)
    await expect(chat.searchParams.get('text')).toBe('Hello Atelier Ilé, this is about my enquiry ILE-7K2Q9X.')
  },
}

export const WrongLink: Story = {
  args: { address: '/enquiry/ILE-7K2Q9X?key=wrong' },
  parameters: { expectedInConsole: [/404/] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not open an enquiry. Please check that it is complete.' }),
    ).toBeVisible()
  },
}

export const Unreachable: Story = {
  args: { arrange: (api) => void api.override('enquiries.read', () => failureResponse(503, 'Busy.')) },
  parameters: { expectedInConsole: [/503/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
