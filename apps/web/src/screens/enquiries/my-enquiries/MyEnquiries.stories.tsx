import { createEnquiry, createEnquiryItem, testLinkKey } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import type { Visit } from '../../../testing/visit.ts'

const createdAt = '2026-11-02T09:00:00.000Z'
const sofa = createEnquiryItem()

function ofAccount(api: FakeApi, count: number): void {
  api.state.enquiries = []
  for (let index = 0; index < count; index++) {
    const reference = `ILE-7K2Q${'23456789CFHJKMNPQRTWXY'[index]}X`
    const items = index % 2 === 0 ? [sofa] : [sofa, sofa, sofa]
    const status = index === count - 1 ? 'quoted' : 'new'
    api.state.enquiries.push({
      enquiry: createEnquiry({ reference, createdAt, items, status, quotedTotal: status === 'quoted' ? 1_100_000 : null }),
      linkKey: testLinkKey,
      userId: api.state.signedIn,
    })
  }
}

function inBrowser({ storage }: Visit['browser'], unsent: readonly object[] = []): void {
  const sent = [{ reference: 'ILE-7K2Q9X', linkKey: testLinkKey, title: 'Eko Sofa 1 and 2 more', createdAt }]
  storage.persistent.set('localEnquiries', JSON.stringify({ owner: null, unsent, sent }))
}

const meta = {
  title: 'Screens/My enquiries',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/enquiries' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page opens an enquiry of the account without its key. */
export const Customer: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => ofAccount(api, 3) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'My enquiries' })
    await expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Eko Sofa 1ILE-7K2Q4X · November 2, 2026Quoted₦1,100,000.00',
      'Eko Sofa 1 and 2 moreILE-7K2Q3X · November 2, 2026Sent₦3,750,000.00',
      'Eko Sofa 1ILE-7K2Q2X · November 2, 2026Sent₦1,250,000.00',
    ])
    await expect(canvas.getAllByRole('link', { name: 'Eko Sofa 1' })[0]).toHaveAttribute('href', '/enquiry/ILE-7K2Q4X')
  },
}

export const SecondPage: Story = {
  globals: { role: 'customer' },
  args: { address: '/enquiries?page=2', arrange: (api) => ofAccount(api, 14) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('list', { name: 'My enquiries' })).children).toHaveLength(2)
  },
}

/** After signing in, the account takes over what this browser has sent, and the list is loaded again. */
export const TakenOver: Story = {
  globals: { role: 'customer', consent: 'accepted' },
  args: {
    arrange: (api, browser) => {
      api.state.enquiries = [{ enquiry: createEnquiry({ createdAt, items: [sofa] }), linkKey: testLinkKey }]
      inBrowser(browser)
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Eko Sofa 1' })).toHaveAttribute('href', '/enquiry/ILE-7K2Q9X')
  },
}

/** A guest finds what this browser has sent; the links have the keys. */
export const Guest: Story = {
  globals: { consent: 'accepted', network: 'offline' },
  args: {
    arrange: (_, browser) =>
      inBrowser(browser, [
        {
          reference: 'ILE-3M8RTW',
          linkKey: testLinkKey,
          source: 'product',
          lines: [{ item: sofa.item, itemType: 'Product', quantity: 1, price: sofa.price }],
          title: 'Adire wing chair',
        },
      ]),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'My enquiries' })
    await expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Adire wing chairILE-3M8RTW · Waiting for the connection',
      'Eko Sofa 1 and 2 moreILE-7K2Q9X · November 2, 2026',
    ])
    await expect(canvas.getByRole('link', { name: 'Eko Sofa 1 and 2 more' })).toHaveAttribute(
      'href',
      `/enquiry/ILE-7K2Q9X?key=${testLinkKey}`,
    )
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no enquiries yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('enquiries.mine', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}
