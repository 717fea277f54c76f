import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Button } from '../../components/button/index.ts'
import { Footer } from './Footer.tsx'

const outbound = ['WhatsApp', 'Instagram', 'TikTok', 'X'].map((label) => ({ label, href: `https://example.com/${label}` }))

const meta = {
  title: 'Patterns/Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Atelier Ilé',
    tagline: 'Bespoke furniture and interiors, made in Lagos',
    groups: [
      { title: 'Shop', links: ['Products', 'Collections'].map((label) => ({ label, href: `#${label}` })) },
      {
        title: 'About',
        links: ['About Us', 'Contact', 'Terms', 'Privacy', 'E-Catalog', 'Showroom'].map((label) => ({
          label,
          href: `#${label}`,
        })),
      },
    ],
    outbound,
    year: 2026,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Atelier Ilé')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('target')
  },
}

export const Playground: Story = {}

/** A group without links is omitted, with its heading. */
export const EmptyGroup: Story = {
  args: { groups: [{ title: 'About', links: [] }], outbound: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, EmptyGroup }} draw={(own) => <Footer {...args} {...own} />} />,
}

/** The footer with the cookie settings in the last line. */
export const Examples: Story = {
  args: { children: <Button variant="quiet">Cookie settings</Button> },
}
