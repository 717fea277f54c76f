import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import {
  brokenProduct,
  productWithoutPictures,
  collections,
  expensiveProduct,
  freeProduct,
  products,
  longTextProduct,
} from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { CollectionTable, type CollectionTableProps } from './CollectionTable.tsx'
import { ProductTable, type ProductTableProps } from './ProductTable.tsx'

const editHref = ({ _id }: { _id: string }) => `#edit-${_id}`

const meta = {
  title: 'Patterns/Admin/Catalogue table',
  component: ProductTable,
  args: {
    rows: products.slice(0, 6),
    total: 24,
    page: 1,
    pageCount: 4,
    onPage: fn(),
    sort: null,
    onSort: fn(),
    searchText: '',
    onSearchType: fn(),
    onSearch: fn(),
    onRetry: fn(),
    newHref: '#new',
    exportHref: '#export',
    editHref,
    onDelete: fn(),
  },
  argTypes: { rows: { control: false, table: { type: { summary: 'ProductRow[]' } } } },
  decorators: [withInertLinks],
} satisfies Meta<typeof ProductTable>

export default meta
type Story = StoryObj<typeof meta>

/** Every product has its category, its price, a link to its form and a delete button. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.rows
    const table = canvas.getByRole('table', { name: 'Products' })
    const headings = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Picture', 'Name', 'Category', 'Price', 'Actions'])
    const row = within(table).getByRole('row', { name: new RegExp(first!.name) })
    await expect(within(row).getByRole('cell', { name: first!.category })).toBeVisible()
    await expect(within(row).getByRole('link', { name: `Edit ${first!.name}` })).toHaveAttribute('href', editHref(first!))
    await userEvent.click(within(row).getByRole('button', { name: `Delete ${first!.name}` }))
    await expect(args.onDelete).toHaveBeenCalledWith(first)
    await expect(canvas.getByText('24 products')).toBeVisible()
    await expect(within(row).getByRole('link', { name: first!.name })).toHaveAttribute('href', editHref(first!))
  },
}

export const Playground: Story = { args: { isBusy: false, problem: null } }

/** A collection table with the shared props. */
const Collected = ({ shown, ...shared }: ProductTableProps & { shown: CollectionTableProps['rows'] }) => (
  <CollectionTable {...shared} rows={shown} total={shown.length} pageCount={1} editHref={editHref} onDelete={fn()} />
)

/** A row shows name, price and number of products of a collection. */
export const Collections: Story = {
  render: (args) => <Collected {...args} shown={collections} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Picture', 'Name', 'Price', 'Products', 'Actions'])
    const [first] = collections
    const row = canvas.getByRole('row', { name: new RegExp(first!.name) })
    await expect(within(row).getByRole('cell', { name: String(first!.productIds.length) })).toBeVisible()
  },
}

function AdminTable(props: ProductTableProps) {
  const [sort, setSort] = useState(props.sort)
  const [searchText, setText] = useState('')
  return (
    <ProductTable
      {...props}
      sort={sort}
      onSort={(next) => {
        setSort(next)
        props.onSort(next)
      }}
      searchText={searchText}
      onSearchType={(text) => {
        setText(text)
        props.onSearchType(text)
      }}
    />
  )
}

/** Tab moves through search, headings, rows and pagination; Enter searches, sorts and changes the page. */
export const Keyboard: Story = {
  render: (args) => <AdminTable {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Enter in the search field searches', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
      await userEvent.keyboard('sofa{Enter}')
      await expect(args.onSearchType).toHaveBeenLastCalledWith('sofa')
      await expect(args.onSearch).toHaveBeenCalledOnce()
    })
    await step('Enter on a heading sorts ascending, then descending, then in the default order', async () => {
      canvas.getByRole('button', { name: 'Price' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'none')
      await expect(args.onSort).toHaveBeenLastCalledWith(null)
    })
    await step('Enter on a page number opens the page', async () => {
      canvas.getByRole('button', { name: 'Next page' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPage).toHaveBeenCalledWith(2)
    })
  },
}

/** Without products, the table links to the form for the first one. */
export const Empty: Story = {
  args: { rows: [], total: 0, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add New Product' })).toHaveLength(2)
  },
}

/** No collections found. */
export const EmptyCollections: Story = {
  render: (args) => <Collected {...args} shown={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No collections found.')).toBeVisible()
  },
}

/** A failed request shows its reason and a retry button. */
export const Failed: Story = {
  args: { rows: [], total: null, problem: 'Something went wrong. Please try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The first page is loading. */
export const Loading: Story = { args: { rows: [], total: null, isBusy: true } }

/** Rows with long words, a missing picture, a broken picture, a price of zero and one of ten digits. */
export const States: Story = {
  args: {
    rows: [longTextProduct, productWithoutPictures, brokenProduct, freeProduct, expensiveProduct].map((row, at) => ({
      ...row,
      _id: String(at),
    })),
    sort: 'price-asc',
    searchText: 'grand',
    total: 5,
    pageCount: 1,
  },
}

/** A long name leaves a category of two words on one line. */
export const LongName: Story = {
  args: {
    rows: [
      {
        ...longTextProduct,
        name: 'A four-poster bed of carved iroko with a canopy of linen, two bedside tables, a wardrobe with three doors and a mirror',
        category: 'Center Table',
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '48rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = document.createRange()
    text.selectNodeContents(canvas.getByRole('cell', { name: 'Center Table' }))
    await expect(text.getClientRects()).toHaveLength(1)
  },
}

/** In a narrow container every row is a card with its picture at the start. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}

/** With text of twice the size on a phone, the parts of a row are below each other, and nothing leaves the screen. */
export const LargeText: Story = {
  args: { selected: new Set() },
  decorators: [(Story) => <div style={{ maxInlineSize: '10.25rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBe(table.clientWidth)
    const row = within(canvas.getAllByRole('row')[1]!)
    const bottom = row.getByRole('rowheader').getBoundingClientRect().bottom
    await expect(row.getByRole('link', { name: /^Edit/ }).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
}

/** In a narrow container the empty text fills the table. */
export const EmptyOnAPhone: Story = {
  ...OnAPhone,
  args: { rows: [], total: 0, pageCount: 1 },
  play: async ({ canvas }) => {
    const room = canvas.getByRole('table').getBoundingClientRect().width
    await expect(canvas.getByText('No products found.').closest('td')!.getBoundingClientRect().width).toBe(room)
  },
}

/** The table below the greeting of the dashboard. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="screen">
      <h1>Welcome, Bola Ade!</h1>
      <ProductTable {...args} sort="price-asc" />
    </Scene>
  ),
}
