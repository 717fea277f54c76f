import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact')
  },
}

export const Playground: Story = {}

export const States: Story = {}

/** The band above the footer. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ContactBand {...args} />
      <Footer name="Atelier Ilé" tagline="Bespoke furniture and interiors, made in Lagos" groups={[]} outbound={[]} year={2026} />
    </>
  ),
}
