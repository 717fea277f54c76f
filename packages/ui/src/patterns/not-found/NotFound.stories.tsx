import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Band } from '../section/index.ts'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Patterns/Site/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { of: 'page', href: '#shop' },
  argTypes: { of: { control: 'inline-radio', options: ['page', 'product', 'collection', 'enquiry'] } },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
    await expect(canvas.getByText('The link may be old, or a letter is missing.')).toBeVisible()
  },
}

export const Playground: Story = {}

export const Product: Story = {
  args: { of: 'product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found.' })).toBeVisible()
    await expect(canvas.getByText('It may no longer be on offer. We can still make something like it for you.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '#shop')
  },
}

export const Collection: Story = {
  args: { of: 'collection', href: '#shop?view=collections' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Collection not found.' })).toBeVisible()
    await expect(canvas.getByText('It may no longer be on offer. We can still make something like it for you.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Collections' })).toHaveAttribute('href', '#shop?view=collections')
  },
}

export const Enquiry: Story = {
  args: { of: 'enquiry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'This link does not open an enquiry. Please check that it is complete.',
    )
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, Product, Collection, Enquiry }} draw={(own) => <NotFound {...args} {...own} />} />,
}

/** The page of a product that does not exist. */
export const Examples: Story = {
  render: (args) => (
    <Band>
      <NotFound {...args} of="product" />
    </Band>
  ),
}
