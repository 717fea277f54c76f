import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { heroes } from '../../testing/items.ts'
import { PromoBlock } from './PromoBlock.tsx'
import { PromoBlocks } from './PromoBlocks.tsx'

const meta = {
  title: 'Patterns/Browse/Promo block',
  component: PromoBlock,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Living Rooms',
    text: 'Deep seats, honest timber and cloth that wears well, made to the measure of your room.',
    link: { label: 'Shop Living Rooms', href: '#living' },
    image: heroes[0] ?? null,
  },
  argTypes: { pictureSide: { control: 'inline-radio', options: ['start', 'end'] }, image: { control: false } },
} satisfies Meta<typeof PromoBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Living Rooms' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop Living Rooms' })).toHaveAttribute('href', '#living')
  },
}

export const Playground: Story = { args: { pictureSide: 'end' } }

/** Consecutive blocks alternate sides. */
export const Alternating: Story = {
  render: (args) => (
    <PromoBlocks>
      <PromoBlock {...args} />
      <PromoBlock {...args} title="Dining Rooms" image={heroes[1] ?? null} pictureSide="end" />
      <PromoBlock {...args} title="Bed Rooms" image={heroes[2] ?? null} />
      <PromoBlock {...args} title="Corner Sofas" image={heroes[3] ?? null} pictureSide="end" />
    </PromoBlocks>
  ),
}

/** On a phone the blocks are a row with the next one in sight. */
export const Phone: Story = { ...Alternating, globals: { viewport: { value: 'phone' } } }

export const WithoutPicture: Story = { args: { image: null } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, Playground, WithoutPicture }} draw={(own) => <PromoBlock {...args} {...own} />} />,
}

/** Two blocks with alternating sides. */
export const Examples: Story = {
  render: (args) => (
    <>
      <PromoBlock {...args} />
      <PromoBlock
        {...args}
        title="Dining Rooms"
        text="Tables that take the whole family, and chairs one stays in."
        link={{ label: 'Shop Dining Rooms', href: '#dining' }}
        pictureSide="end"
        image={heroes[1] ?? null}
      />
    </>
  ),
}
