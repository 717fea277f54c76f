import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../../components/search-field/index.ts'
import { Cases } from '../../testing/Cases.tsx'
import { StyleSwitcher } from '../style-switcher/index.ts'
import { Band } from '../section/index.ts'
import { CategorySelect } from './CategorySelect.tsx'
import { ShopHero } from './ShopHero.tsx'

const choose = fn()

const meta = {
  title: 'Patterns/Browse/Shop hero',
  component: ShopHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Shop',
    text: 'Every item is made to order. Ask us for other measures, timbers and cloths.',
    children: (
      <>
        <SearchField label="Search products" />
        <CategorySelect value={null} onChange={choose} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ShopHero>

export default meta
type Story = StoryObj<typeof meta>

/** The select offers the nine categories of the navigation. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    const select = canvas.getByRole('combobox', { name: 'Category' })
    await expect([...select.querySelectorAll('option')].map((option) => option.textContent).join(', ')).toBe(
      'All categories, Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV unit, Carpet, Corner Sofas',
    )
    await userEvent.selectOptions(select, 'TV unit')
    await expect(choose).toHaveBeenLastCalledWith('TV Unit')
  },
}

export const Playground: Story = {}

export const Style: Story = {
  args: {
    title: 'Antique/Royal',
    children: (
      <>
        <SearchField label="Search Antique/Royal" />
        <StyleSwitcher value="Antique/Royal" onChange={fn()} />
        <CategorySelect value="Bedroom" onChange={fn()} />
      </>
    ),
  },
}

export const TitleOnly: Story = { args: { title: 'Contemporary' }, render: ({ title }) => <ShopHero title={title} /> }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, Style }} draw={(own) => <ShopHero {...args} {...own} />} />,
}

/** The hero above the tabs of a style's page. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ShopHero {...args} title="Contemporary">
        <StyleSwitcher value="Contemporary" onChange={fn()} />
      </ShopHero>
      <Band>24 products</Band>
    </>
  ),
}
