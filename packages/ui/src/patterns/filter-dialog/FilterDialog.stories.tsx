import { categories, styles } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { noFilters } from '../filters/index.ts'
import { FilterButton } from '../list-toolbar/index.ts'
import { FilterDialog } from './FilterDialog.tsx'

const meta = {
  title: 'Patterns/Filter dialog',
  component: FilterDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    values: { ...noFilters, category: 'Bedroom', minPrice: 100000 },
    categories,
    styles,
    onApply: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The values in force are copied in. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('Bedroom')
    await expect(screen.getByRole('combobox', { name: 'Style' })).toHaveValue('')
    await expect(screen.getByRole('textbox', { name: 'Lowest' })).toHaveValue('100000')
    await expect(screen.getByRole('checkbox', { name: 'On promotion' })).not.toBeChecked()
  },
}

export const Playground: Story = {}

/** Apply hands all values over and closes. */
export const Apply: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Style' }), 'Glam')
    await userEvent.type(screen.getByRole('textbox', { name: 'Highest' }), '₦2,500,000.00')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Best sellers' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({
      category: 'Bedroom',
      style: 'Glam',
      minPrice: 100000,
      maxPrice: 2500000,
      isBestSeller: true,
      isPromo: false,
      isForeign: false,
    })
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Clear resets everything and closes. */
export const Clear: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** A price that is none is said at its field, and nothing is applied. */
export const BadPrice: Story = {
  play: async ({ args, userEvent }) => {
    const highest = await screen.findByRole('textbox', { name: 'Highest' })
    await userEvent.type(highest, '5')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(highest).toBeInvalid()
    await expect(highest).toHaveAccessibleDescription(/Must not be below the lowest price\./)
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** A collection has no category to filter by. */
export const Collections: Story = {
  args: { categories: [] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Filters' })
    await expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
  },
}

/** What was changed and not applied is forgotten when the dialog opens again. */
export const Reopened: Story = {
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
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Foreign' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('checkbox', { name: 'Foreign' })).not.toBeChecked()
  },
}

/** Everything that can be chosen is; ten digits are seen as a whole on the narrowest screen, too. */
export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    values: {
      ...noFilters,
      category: 'Bedroom',
      style: 'Antique/Royal',
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

/** Opened over the list from its button. */
export const Examples: Story = {
  render: (args) => (
    <>
      <FilterButton count={2} onOpen={fn()} />
      <FilterDialog {...args} />
    </>
  ),
}
