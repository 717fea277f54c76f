import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Table } from './Table.tsx'
import type { TableProps } from './Table.tsx'
import type { TableColumn, TableSort } from './table-shapes.ts'

interface Item {
  id: string
  name: string
  room: string
  price: number
}

const items: Item[] = [
  { id: 'wing', name: 'Adire wing chair', room: 'Armchair', price: 385_000 },
  { id: 'eko', name: 'Eko sofa', room: 'Living Room', price: 1_250_000 },
  { id: 'bed', name: 'Oak bed with wardrobe and mirror, in three parts', room: 'Bedroom', price: 9_999_999_999.99 },
  { id: 'rug', name: 'Kano rug', room: 'Carpet', price: 0 },
  { id: 'table', name: 'Ikoyi dining table', room: 'Dining Room', price: 740_500 },
]

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const columns: TableColumn<Item>[] = [
  { key: 'name', label: 'Name', cell: (item) => item.name, isName: true, isSortable: true },
  { key: 'room', label: 'Category', cell: (item) => item.room },
  { key: 'price', label: 'Price', cell: (item) => `₦${money.format(item.price)}`, isSortable: true, align: 'end' },
  {
    key: 'actions',
    label: 'Actions',
    align: 'end',
    isLabelHidden: true,
    cell: (item) => (
      <span>
        <IconButton icon="edit" label={`Edit ${item.name}`} />
        <IconButton icon="trash" label={`Delete ${item.name}`} />
      </span>
    ),
  },
]

type ItemTable = (props: TableProps<Item>) => ReactNode

const meta = {
  title: 'Components/Table',
  component: Table as ItemTable,
  args: { label: 'Products', columns, rows: items, rowKey: (item) => item.id, onSortChange: fn() },
  argTypes: { columns: { control: false }, rows: { control: false }, empty: { control: false }, footer: { control: false } },
} satisfies Meta<ItemTable>

export default meta
type Story = StoryObj<typeof meta>

/** Rows have row headers and values have column headers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Products' })
    const row = within(table).getByRole('row', { name: /Eko sofa/ })
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Eko sofa')
    await expect(within(row).getByRole('cell', { name: '₦1,250,000.00' })).toBeVisible()
  },
}

export const Playground: Story = { args: { isLabelHidden: false, isBusy: false, sort: { key: 'name', direction: 'ascending' } } }

const cases: { name: string; props: Partial<TableProps<Item>> }[] = [
  { name: 'One row', props: { rows: items.slice(0, 1) } },
  { name: 'Sorted and selected', props: { sort: { key: 'price', direction: 'descending' }, selected: new Set(['wing', 'rug']) } },
  { name: 'Loading new rows', props: { rows: items.slice(0, 2), isBusy: true } },
  { name: 'Loading first rows', props: { rows: [], isBusy: true } },
  { name: 'Empty', props: { rows: [], empty: 'No products found.' } },
]

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {cases.map(({ name, props }) => (
        <Table<Item> key={name} {...args} {...props} label={name} rowName={(item) => item.name} />
      ))}
    </div>
  ),
}

/** The admin's product table: sorted by a column, two selected rows, pagination below. */
export const Examples: Story = {
  render: (args) => (
    <Table<Item>
      {...args}
      rowName={(item) => item.name}
      sort={{ key: 'price', direction: 'descending' }}
      selected={new Set(['eko', 'rug'])}
      onSelectedChange={fn()}
      footer={<Pagination label="Pages of products" page={1} pageCount={4} onPage={fn()} />}
    />
  ),
}

function AdminTable({ onSortChange }: Pick<TableProps<Item>, 'onSortChange'>) {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const sign = sort.direction === 'ascending' ? 1 : -1
  const sorted = [...items].sort((a, b) => sign * (sort.key === 'price' ? a.price - b.price : a.name.localeCompare(b.name)))
  const change = (next: TableSort) => {
    setSort(next)
    setPage(1)
    onSortChange?.(next)
  }
  return (
    <Table
      label="Products"
      columns={columns}
      rows={sorted.slice((page - 1) * 3, page * 3)}
      rowKey={(item) => item.id}
      rowName={(item) => item.name}
      sort={sort}
      onSortChange={change}
      selected={selected}
      onSelectedChange={setSelected}
      footer={<Pagination label="Pages of products" page={page} pageCount={2} onPage={setPage} />}
    />
  )
}

const namesIn = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent)

/** Pressing a heading sorts ascending, then descending; `aria-sort` exposes the order. */
export const Sorting: Story = {
  render: (args) => <AdminTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(namesIn(canvas)).toEqual(['Kano rug', 'Adire wing chair', 'Ikoyi dining table'])
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
    await expect(namesIn(canvas)[0]).toBe('Oak bed with wardrobe and mirror, in three parts')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'price', direction: 'descending' })
  },
}

/** One checkbox selects all rows of the page; the selection on other pages stays. */
export const Selecting: Story = {
  render: (args) => <AdminTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Eko sofa' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

/** Tab moves through checkboxes, headings and row buttons; Space selects, Enter and Space sort. */
export const Keyboard: Story = {
  render: (args) => <AdminTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'descending' })
    await userEvent.keyboard(' ')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit Adire wing chair' })).toHaveFocus()
  },
}

/** In a narrow container each row is a card, without sideways scrolling; it is still a table for screen readers. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <AdminTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Products' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(0)
    const price = canvas.getByRole('button', { name: 'Price' })
    await expect(price).toBeVisible()
    await expect(getComputedStyle(price.closest('tr')!, '::before').content).toBe('"Sort by" / ""')
  },
}

export const Empty: Story = {
  args: { rows: [], empty: 'No collections found.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No collections found.')).toBeVisible()
  },
}
