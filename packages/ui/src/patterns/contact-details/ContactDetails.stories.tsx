import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { OpeningHours } from '../opening-hours/index.ts'
import { ContactDetails } from './ContactDetails.tsx'

const social = ['WhatsApp', 'Instagram', 'TikTok', 'X'].map((label) => ({ label, href: `https://example.com/${label}` }))

const meta = {
  title: 'Patterns/Static/Contact details',
  component: ContactDetails,
  args: {
    phone: '+234 800 000 0000',
    email: 'hello@atelier-ile.example',
    address: {
      street: '12 Demonstration Close',
      locality: 'Lekki Phase 1',
      region: 'Lagos',
      country: 'Nigeria',
      countryCode: 'NG',
    },
    open: 'Open 24/7',
    openNote: 'Messages are answered at any time.',
    social,
  },
  argTypes: { social: { control: false }, address: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

/** The phone number dials, the email address opens a mail app, and external sites open in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute('href', 'tel:+2348000000000')
    await expect(canvas.getByRole('link', { name: 'hello@atelier-ile.example' })).toHaveAttribute(
      'href',
      'mailto:hello@atelier-ile.example',
    )
    await expect(canvas.getByText('Open 24/7')).toBeVisible()
    for (const label of ['WhatsApp', 'Instagram', 'TikTok', 'X']) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('target', '_blank')
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-48)' }}>
      <ContactDetails {...args} />
      <ContactDetails phone={args.phone} email={args.email} address={args.address} />
      <ContactDetails
        {...args}
        email="enquiries.about.bespoke.furniture.and.interiors@a-house-with-a-very-long-name.example"
        address={{ ...args.address, street: 'Suite 1204, Eleventh Floor, The Demonstration Towers, 12 Demonstration Close' }}
      />
    </div>
  ),
}

/** A page with its own opening hours shows the details without availability and external sites. */
export const WithoutHours: Story = {
  args: { open: '', social: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hours')).toBeNull()
    await expect(canvas.queryByText('Follow us')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The details next to the opening hours. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ContactDetails {...args} />
      <OpeningHours lines={[{ days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' }]} />
    </>
  ),
}

/** Tab moves through all contact links; Enter follows one. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['+234 800 000 0000', 'hello@atelier-ile.example', 'WhatsApp', 'Instagram', 'TikTok', 'X']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(follow.mock.calls).toEqual([
      ['tel:+2348000000000'],
      ['mailto:hello@atelier-ile.example'],
      ['https://example.com/WhatsApp'],
      ['https://example.com/Instagram'],
      ['https://example.com/TikTok'],
      ['https://example.com/X'],
    ])
  },
}
