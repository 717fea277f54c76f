import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Footer } from '../footer/index.ts'
import { ContactBand } from './ContactBand.tsx'

const meta = {
  title: 'Patterns/Browse/Contact band',
  component: ContactBand,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tell us about your room',
    text: 'Send us a picture or a drawing. We reply with fabrics, measurements and a price.',
    contactHref: '#contact',
  },
} satisfies Meta<typeof ContactBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).not.toHaveAttribute('target')
  },
}

export const Playground: Story = {}

/** The button opens the chat in a new tab if there is no contact page. */
export const WithChatLink: Story = {
  args: { contactHref: 'https://wa.me/2348000000000', isOutbound: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('target', '_blank')
  },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, WithChatLink }} draw={(own) => <ContactBand {...args} {...own} />} />,
}

/** The band above the footer. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ContactBand {...args} />
      <Footer name="Atelier Ilé" tagline="Bespoke furniture and interiors, made in Lagos" groups={[]} outbound={[]} year={2026} />
    </>
  ),
}
