import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InState, pseudoStates } from '../../testing/InState.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  args: { label: 'Search products', onSearch: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), '  wing chair {Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('wing chair')
  },
}

export const Playground: Story = { args: { placeholder: 'A product, a room or a style' } }

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <SearchField {...args} label="Search products" />
      <SearchField {...args} label="Search collections" defaultValue="corner sofa" />
      <SearchField {...args} label="Search styles" disabled />
      {pseudoStates.map((state) => (
        <InState key={state} state={state}>
          <SearchField {...args} label={`Search, ${state}`} />
        </InState>
      ))}
    </div>
  ),
}

/** A search field above a list, with the result count. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <SearchField {...args} defaultValue="corner sofa" />
      <p>3 products for “corner sofa”</p>
    </Scene>
  ),
}

/** Clearing searches for '' and keeps the focus in the field. */
export const Clearing: Story = {
  args: { defaultValue: 'couch' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const SubmittedByButton: Story = {
  args: { defaultValue: 'rug' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('rug')
  },
}

/** Suggestions are a native datalist, which phones and screen readers support. */
export const WithSuggestions: Story = {
  args: { suggestions: ['wing chair', 'corner sofa', 'dining table for ten'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' }) as HTMLInputElement
    await expect([...(box.list?.options ?? [])].map((option) => option.value)).toEqual(args.suggestions)
    await userEvent.type(box, 'wing chair{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('wing chair')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
  },
}

/** Enter in the field searches; Tab continues to the clear and search buttons. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('rug{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('rug')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  },
}
