import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { plainProduct, promotedCollection, promotedProduct } from '../../testing/items.ts'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { EnquiryDetails } from './EnquiryDetails.tsx'

const sofa = {
  name: plainProduct.name,
  contents: '(3+1+1)',
  price: 1_850_000,
  quantity: 2,
  image: plainProduct.images[0]!,
  href: '#sofa',
}
const wishes = [
  { label: 'Delivery area', text: 'Lekki Phase 1' },
  { label: 'Lift', text: 'No' },
  { label: 'Note', text: 'Please call before you come.' },
]
const corner = {
  name: promotedProduct.name,
  contents: '',
  price: 2_150_000,
  quantity: 1,
  image: promotedProduct.images[0]!,
  href: '#corner',
}
const gone = { name: promotedCollection.name, contents: 'Bed+Wardrobe', price: 900_000, quantity: 1, image: null, href: null }
const sent = { label: 'Sent', at: '2026-11-02T09:00:00.000Z' }
const quoted = [sent, { label: 'Answered', at: '2026-11-02T23:30:00.000Z' }, { label: 'Quoted', at: '2026-11-05T10:00:00.000Z' }]

const meta = {
  title: 'Patterns/Enquiries/Enquiry details',
  component: EnquiryDetails,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    reference: 'ILE-7K2Q9X',
    items: [sofa, corner],
    steps: quoted,
    total: 5_850_000,
    quotedTotal: 5_600_000,
    deposit: 2_800_000,
    promisedDate: '2026-12-18',
    chatHref: '#chat',
    onOrderAgain: fn(),
  },
  argTypes: { items: { control: false }, steps: { control: false } },
} satisfies Meta<typeof EnquiryDetails>

export default meta
type Story = StoryObj<typeof meta>

/** Days are those of Lagos, where it is already tomorrow an hour before UTC. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enquiry ILE-7K2Q9X' })).toBeVisible()
    const steps = [...canvas.getByRole('list', { name: 'Status' }).children].map(({ textContent }) => textContent)
    await expect(steps).toEqual(['SentNovember 2, 2026', 'AnsweredNovember 3, 2026', 'QuotedNovember 5, 2026'])
    await expect(canvas.getByRole('region', { name: 'Your enquiry' })).toHaveTextContent(
      'Total₦5,850,000.00Quoted total₦5,600,000.00Deposit paid₦2,800,000.00Promised forDecember 18, 2026',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await expect(args.onOrderAgain).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** Tab moves along the items to the chat and to Order again. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: corner.name })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#chat']])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Order again' })).toHaveFocus()
  },
}

const Sent: Story = {
  args: { items: [sofa], steps: [sent], total: 3_700_000, quotedTotal: null, deposit: null, promisedDate: null },
}
const Unavailable: { args: Partial<ComponentProps<typeof EnquiryDetails>> } = {
  args: { ...Sent.args, items: [gone], total: 900_000, onOrderAgain: undefined },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, Sent, Unavailable }} draw={(own) => <EnquiryDetails {...args} {...own} />} />,
}

/** A quoted enquiry with an item that the shop no longer has, and with what the shopper wrote. */
export const Examples: Story = {
  args: { items: [{ ...sofa, wishes: [{ label: 'Fabric', text: 'Green velvet' }] }, gone], wishes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(3+1+1) · Fabric: Green velvet')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'What you wrote' })).toHaveTextContent(
      'Delivery areaLekki Phase 1LiftNoNotePlease call before you come.',
    )
  },
}
