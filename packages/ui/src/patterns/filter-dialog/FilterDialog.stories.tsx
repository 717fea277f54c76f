import { categories, styles } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { noFilters } from '../filters/index.ts'
import { FilterButton } from '../list-toolbar/index.ts'
import { FilterDialog } from './FilterDialog.tsx'

const valuesOf = (values: readonly string[]) => values.map((value) => ({ value }))

const meta = {
  title: 'Patterns/Browse/Filter dialog',
  component: FilterDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    values: { ...noFilters, category: 'Bedroom', minPrice: 100000 },
    choices: { category: valuesOf(categories), style: valuesOf(styles), material: valuesOf(['Oak', 'Velvet', 'Walnut']) },
    onApply: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Opens with a copy of the active filters. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('Bedroom')
    await expect(screen.getByRole('combobox', { name: 'Style' })).toHaveValue('')
    await expect(screen.getByRole('textbox', { name: 'Lowest' })).toHaveValue('100000')
    await expect(screen.getByRole('checkbox', { name: 'On promotion' })).not.toBeChecked()
  },
}

export const Playground: Story = {}

/** Apply reports all values and closes the dialog. */
export const Apply: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Style' }), 'Glam')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Walnut')
    await userEvent.type(screen.getByRole('textbox', { name: 'Highest' }), '₦2,500,000.00')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Best sellers' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({
      category: 'Bedroom',
      style: 'Glam',
      colour: null,
      material: 'Walnut',
      minPrice: 100000,
      maxPrice: 2500000,
      isBestSeller: true,
      isPromo: false,
      isForeign: false,
    })
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Clear resets all filters and closes the dialog. */
export const Clear: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** An invalid price shows an error at its field and is not applied. */
export const InvalidPrice: Story = {
  play: async ({ args, userEvent }) => {
    const highest = await screen.findByRole('textbox', { name: 'Highest' })
    await userEvent.type(highest, '5')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(highest).toBeInvalid()
    await expect(highest).toHaveAccessibleDescription(/Must not be below the lowest price\./)
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** A value has the number of items next to it. Values without any cannot be chosen, unless they are. Each change is reported. */
export const Counts: Story = {
  args: {
    onDraft: fn(),
    values: { ...noFilters, category: 'Bedroom', isForeign: true },
    choices: {
      category: [
        { value: 'Living Room', count: 4 },
        { value: 'Bedroom', count: 0 },
      ],
      style: [
        { value: 'Glam', count: 12 },
        { value: 'Modern', count: 0 },
      ],
      colour: [
        { value: 'pink', count: 3 },
        { value: 'green', count: 0 },
      ],
      isBestSeller: [{ value: 'true', count: 2 }],
      isPromo: [{ value: 'true', count: 0 }],
      isForeign: [{ value: 'true', count: 0 }],
    },
  },
  play: async ({ args, userEvent }) => {
    const colour = await screen.findByRole('combobox', { name: 'Colour' })
    await expect(screen.getByRole('option', { name: 'Modern (0)' })).toBeDisabled()
    await expect(screen.getByRole('option', { name: 'Bedroom (0)' })).toBeEnabled()
    await expect(screen.getByRole('checkbox', { name: 'On promotion (0)' })).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Made abroad (0)' })).toBeEnabled()
    await userEvent.selectOptions(colour, 'Pink (3)')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...args.values, colour: 'pink' })
  },
}

/** Collections have no category filter. */
export const Collections: Story = {
  args: { values: noFilters, choices: { style: valuesOf(styles) } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Filters' })
    await expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
    await expect(screen.queryByRole('combobox', { name: 'Material' })).toBeNull()
  },
}

/** Changes that were not applied are discarded when the dialog opens again. */
export const DiscardsUnappliedChanges: Story = {
  args: { isOpen: false },
  render: function Reopening(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <FilterDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Made abroad' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('checkbox', { name: 'Made abroad' })).not.toBeChecked()
  },
}

/** An active material stays an option while the materials are loading, and when no product is made of it any more. */
export const UnlistedMaterial: Story = {
  args: { values: { ...noFilters, material: 'Bamboo' }, choices: { material: [] } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Material' })).toHaveValue('Bamboo')
    await expect(screen.queryByRole('combobox', { name: 'Style' })).toBeNull()
  },
}

/** All filters are set, and prices of ten digits fit on the narrowest screen. */
export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    values: {
      ...noFilters,
      category: 'Bedroom',
      style: 'Antique/Royal',
      colour: 'green',
      material: 'Mahogany',
      minPrice: 100_000,
      maxPrice: 9_999_999_999,
      isPromo: true,
      isForeign: true,
    },
  },
  play: async () => {
    const highest = await screen.findByRole('textbox', { name: 'Highest' })
    await waitFor(() => expect(highest.scrollWidth).toBe(highest.clientWidth))
  },
}

/** The dialog was opened from the button above the list. */
export const Examples: Story = {
  render: (args) => (
    <>
      <FilterButton count={2} onOpen={fn()} />
      <FilterDialog {...args} />
    </>
  ),
}
