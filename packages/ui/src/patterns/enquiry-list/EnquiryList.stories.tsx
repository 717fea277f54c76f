import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { EnquiryList } from './EnquiryList.tsx'

const cart = {
  reference: 'ILE-7K2Q9X',
  title: 'Eko Bouclé Three-Seater and 2 more',
  href: '#cart',
  sentAt: '2026-11-05T09:00:00.000Z',
  status: 'Quoted',
  total: 5_850_000,
}
const chair = { ...cart, reference: 'ILE-3M8RTW', title: 'Adire wing chair', href: '#chair', status: 'Sent', total: 485_000 }
const own = { reference: 'ILE-9HXK4P', title: 'Adire wing chair', href: '#own', sentAt: '2026-11-05T09:00:00.000Z' }
const waiting = { ...own, reference: 'ILE-CYN7F2', href: null, sentAt: null }

const meta = {
  title: 'Patterns/Enquiries/Enquiry list',
  component: EnquiryList,
  args: { label: 'My enquiries', enquiries: [cart, chair] },
  decorators: [(Story) => <div style={{ maxInlineSize: '52rem' }}>{Story()}</div>],
} satisfies Meta<typeof EnquiryList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rows).toEqual([
      'Eko Bouclé Three-Seater and 2 moreILE-7K2Q9X · November 5, 2026Quoted₦5,850,000.00',
      'Adire wing chairILE-3M8RTW · November 5, 2026Sent₦485,000.00',
    ])
  },
}

export const Playground: Story = {}

/** Tab moves from one enquiry to the next. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Adire wing chair' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#chair']])
  },
}

const Browser: Story = { args: { enquiries: [own, waiting] } }
const LongTitle: Story = { args: { enquiries: [{ ...cart, title: `${'Very long name of a sofa '.repeat(4)}and 49 more` }] } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, Browser, LongTitle }} draw={(each) => <EnquiryList {...args} {...each} />} />,
}

/** The list in a browser without an account. One enquiry waits for the connection. */
export const Examples: Story = Browser
