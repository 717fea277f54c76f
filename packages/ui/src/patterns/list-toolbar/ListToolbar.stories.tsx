import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Link } from '../../components/link/index.ts'
import { FilterChips } from '../filter-chips/index.ts'
import { products } from '../../testing/items.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { FilterButton } from './FilterButton.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { ResultCount } from './ResultCount.tsx'
import { SortSelect } from './SortSelect.tsx'

const openFilters = fn()
const sort = fn()

const meta = {
  title: 'Patterns/Browse/List toolbar',
  component: ListToolbar,
  args: {
    count: <ResultCount total={30} of="product" />,
    controls: (
      <>
        <FilterButton count={2} onOpen={openFilters} />
        <SortSelect value="newest" onChange={sort} />
      </>
    ),
    children: (
      <FilterChips
        chips={[
          { label: 'Glam', href: '#glam' },
          { label: 'On promotion', href: '#promotion' },
        ]}
        clearHref="#all"
      />
    ),
  },
  argTypes: { count: { control: false }, controls: { control: false }, children: { control: false } },
} satisfies Meta<typeof ListToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    openFilters.mockClear()
    sort.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('30 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 2 active' }))
    await expect(openFilters).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high')
    await expect(sort).toHaveBeenCalledWith('price-asc')
  },
}

/** A search has an order of its own, which is the default. */
export const Search: Story = {
  args: { controls: <SortSelect value={null} isSearch onChange={sort} /> },
  play: async ({ canvas, userEvent }) => {
    sort.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Best match')
    await userEvent.selectOptions(select, 'Newest')
    await expect(sort).toHaveBeenLastCalledWith('newest')
    await userEvent.selectOptions(select, 'Best match')
    await expect(sort).toHaveBeenLastCalledWith(null)
  },
}

export const Playground: Story = {}

/** Not everything that was searched for was found, so a line says what comes first. */
export const PartialSearch: Story = {
  args: {
    note: 'Nothing is both pink and leather. Pink ones come first.',
    noteLink: <Link href="#ask">Ask us to make it</Link>,
    children: (
      <FilterChips
        chips={[
          { label: 'Pink', href: '#leather' },
          { label: 'Leather', href: '#pink' },
        ]}
        clearHref="#all"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '30 products',
      'Nothing is both pink and leather. Pink ones come first.',
    ])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Singular for one, a separator for thousands, and nothing for an unknown count. */
export const Counts: Story = {
  render: () => (
    <>
      <ResultCount total={1} of="collection" />
      <ResultCount total={0} of="product" />
      <ResultCount total={4000} of="product" />
      <ResultCount total={null} of="product" />
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map((count) => count.textContent)
    await expect(texts).toEqual(['1 collection', '0 products', '4,000 products', ''])
  },
}

/** Without active filters there is neither a count on the button nor a row of chips. */
export const Unfiltered: Story = {
  args: {
    controls: (
      <>
        <FilterButton count={0} onOpen={openFilters} />
        <SortSelect value="newest" onChange={sort} />
      </>
    ),
    children: null,
  },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, PartialSearch, Unfiltered }} draw={(own) => <ListToolbar {...args} {...own} />} />,
}

/** The toolbar above its list. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ListToolbar {...args} />
      <ProductGrid>
        {products.slice(0, 4).map((product) => (
          <ProductCard key={product._id} product={product} href="#" headingLevel={2} />
        ))}
      </ProductGrid>
    </>
  ),
}
