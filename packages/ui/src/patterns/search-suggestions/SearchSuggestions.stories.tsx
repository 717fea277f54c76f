import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../../components/search-field/index.ts'
import { products } from '../../testing/items.ts'
import { NoSuggestions } from './NoSuggestions.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'

const pick = fn()

const suggested = products.slice(0, 4).map(({ _id, name, images, ...price }) => ({
  key: _id,
  label: name,
  picture: images[0] ?? null,
  price,
  onPick: () => pick(name),
}))

const box = createRef<HTMLInputElement>()

const aroundBox = { position: 'relative', maxInlineSize: '30rem' } as const

const meta = {
  title: 'Patterns/Browse/Search suggestions',
  component: SearchSuggestions,
  decorators: [
    (Story) => (
      // The list is out of the flow, so the canvas needs room for it.
      <div style={{ minBlockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={aroundBox}>
      <SearchField
        ref={box}
        label="Search products"
        defaultValue="sofa"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={false}
        aria-controls="suggestions"
      />
      <SearchSuggestions {...args} />
    </div>
  ),
  args: {
    id: 'suggestions',
    groups: [
      { label: 'Products', options: suggested },
      { label: 'Categories', options: [{ key: 'living', label: 'Living Room', onPick: () => pick('Living Room') }] },
      { label: 'Styles', options: [] },
    ],
    boxRef: box,
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

/** Empty groups are left out. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    pick.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions')
    await expect(canvas.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(['Products', 'Categories'])
    await userEvent.click(canvas.getByRole('option', { name: 'Living Room' }))
    await expect(pick.mock.calls).toEqual([['Living Room']])
  },
}

/** The arrow keys move through the options and back to the text, in both directions. The box keeps the focus; Enter picks. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    pick.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Search products' })
    const options = canvas.getAllByRole('option').map(({ id }) => id)
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(input).toHaveAttribute('aria-controls', 'suggestions')
    await userEvent.click(input)
    const press = async (key: string) => {
      await userEvent.keyboard(key)
      const active = input.getAttribute('aria-activedescendant')
      await expect(canvas.queryAllByRole('option', { selected: true }).map(({ id }) => id)).toEqual(
        active === null ? [] : [active],
      )
      return active === null ? null : options.indexOf(active)
    }
    const down = []
    for (let count = 0; count < 7; count += 1) down.push(await press('{ArrowDown}'))
    await expect(down).toEqual([0, 1, 2, 3, 4, null, 0])
    await expect([await press('{ArrowUp}'), await press('{ArrowUp}'), await press('{ArrowUp}')]).toEqual([null, 4, 3])
    await userEvent.keyboard('{Enter}')
    await expect(pick.mock.calls).toEqual([[suggested[3]!.label]])
    await expect(input).toHaveFocus()
    await expect([await press('s'), await press('{ArrowDown}')]).toEqual([null, 0])
  },
}

/** The last option opens all results. The arrow keys reach it, and it is not counted as a suggestion. */
export const AllResults: Story = {
  args: { all: { label: 'See all results for “sofa”', onPick: () => pick('all') } },
  play: async ({ canvas, userEvent }) => {
    pick.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search products' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('See all results for “sofa”')
    await userEvent.keyboard('{Enter}')
    await expect(pick.mock.calls).toEqual([['all']])
  },
}

const ask = fn()

/** In a sheet, nothing is suggested: the sentence leads on. */
export const Nothing: Story = {
  render: () => <NoSuggestions text="sofxq zz" askHref="/contact?wish=sofxq+zz" onAsk={ask} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Nothing is called “sofxq zz” yet. Press Search to see what comes close, or ask us to make it.',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'ask us to make it' }))
    await expect(ask).toHaveBeenCalledOnce()
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
  render: () => (
    <div style={aroundBox}>
      <SearchField label="Search products" />
      <RecentSearches {...recent} />
    </div>
  ),
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
    canvas.getByRole('button', { name: 'bed' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(recent.onClose).toHaveBeenCalled()
  },
}

export const Playground: Story = {}

/** The highlighted option. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}')
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}

/** Below the search box of a page. */
export const Examples: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    const { bottom } = canvas.getByRole('combobox').getBoundingClientRect()
    await expect(list.top - bottom).toBeLessThan(16)
  },
}
