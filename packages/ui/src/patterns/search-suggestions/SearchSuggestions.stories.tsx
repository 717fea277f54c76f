import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../../components/search-field/index.ts'
import { products } from '../../testing/items.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'

const suggested = products.slice(0, 4).map(({ _id, name, images, ...price }) => ({
  key: _id,
  label: name,
  picture: images[0] ?? null,
  price,
}))

const meta = {
  title: 'Patterns/Search suggestions',
  component: SearchSuggestions,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '34rem', maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    id: 'suggestions',
    groups: [
      { label: 'Products', options: suggested },
      { label: 'Categories', options: [{ key: 'living', label: 'Living Room' }] },
      { label: 'Styles', options: [] },
    ],
    active: null,
    onPick: fn(),
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

/** Options are numbered across the groups; empty groups are left out. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions')
    await expect(canvas.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(['Products', 'Categories'])
    await userEvent.click(canvas.getByRole('option', { name: 'Living Room' }))
    await expect(args.onPick).toHaveBeenCalledWith(4)
  },
}

const recent = {
  id: 'recent',
  searches: ['velvet sofa under 2m', 'bed', 'A very long search for a bespoke dining table of iroko wood for twelve people'],
  onPick: fn(),
  onRemove: fn(),
  onClear: fn(),
  onClose: fn(),
}

/** Each recent search can be made again or removed. Escape and leaving the list close it. */
export const Recent: Story = {
  render: () => <RecentSearches {...recent} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 recent searches. Press the down arrow to reach them.')
    await userEvent.click(canvas.getByRole('button', { name: 'bed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }))
    await expect([recent.onPick, recent.onRemove, recent.onClear].map(({ mock }) => mock.calls)).toEqual([
      [['bed']],
      [['bed']],
      [[expect.anything()]],
    ])
    await expect(recent.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(recent.onClose).toHaveBeenCalled()
  },
}

export const Playground: Story = { args: { active: 1 } }

export const States: Story = {
  args: { active: 0 },
  play: async ({ canvas }) => {
    const selected = canvas.getAllByRole('option', { selected: true })
    await expect(selected.map(({ id }) => id)).toEqual(['suggestions-0'])
  },
}

/** Below the search box of a page. */
export const Examples: Story = {
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <SearchField label="Search products" defaultValue="sofa" />
      <SearchSuggestions {...args} />
    </div>
  ),
}
