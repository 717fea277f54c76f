import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { InState, pseudoStates } from '../../testing/InState.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { LinkTabs } from './LinkTabs.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Browse by',
    items: [
      { value: 'categories', label: 'Categories', content: 'Sofas, armchairs, bedrooms' },
      { value: 'styles', label: 'Styles', content: 'Modern, bespoke, glam' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Styles' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Styles' })).toHaveTextContent('Modern, bespoke, glam')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('styles')
  },
}

export const Playground: Story = { args: { defaultValue: 'styles' } }

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-32)' }}>
      {pseudoStates.map((state) => (
        <InState key={state} state={state}>
          <Tabs
            label={state}
            defaultValue="b"
            items={[
              { value: 'a', label: `Products, ${state}` },
              { value: 'b', label: 'Collections' },
            ]}
          />
        </InState>
      ))}
      <Tabs
        label="Two"
        items={[
          { value: 'a', label: 'Products', content: '24 products' },
          { value: 'b', label: 'Collections' },
        ]}
      />
      <Tabs
        label="Many"
        defaultValue="Bedroom"
        items={['Living Room', 'Armchair', 'Bedroom', 'Dining Room', 'Center Table', 'Wardrobe', 'TV Unit', 'Carpet'].map(
          (label) => ({
            value: label,
            label,
            content: label,
          }),
        )}
      />
    </div>
  ),
}

/** Tabs below the heading of the shop page. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <h1>Shop</h1>
      <Tabs
        label="Shop"
        items={[
          { value: 'products', label: 'Products', content: '24 products' },
          { value: 'collections', label: 'Collections', content: '6 collections' },
        ]}
      />
    </Scene>
  ),
}

/**
 * The tabs are one tab stop; arrow keys move between them, Home and End select the first and last, Tab continues to the content.
 */
export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Tab moves to the selected tab', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'Categories' })).toHaveFocus()
    })
    await step('Arrow keys select a tab and wrap around', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Styles', selected: true })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Categories', selected: true })).toHaveFocus()
    })
    await step('End and Home select the last and the first tab', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Styles', selected: true })).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('tab', { name: 'Categories', selected: true })).toHaveFocus()
    })
    await step('Tab moves on to the content', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
}

/** In right-to-left text the next tab is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left)
    await expect(second).toBeLessThan(first ?? 0)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Styles', selected: true })).toHaveFocus()
  },
}

function AddressTabs() {
  const [value, setValue] = useState('products')
  return (
    <LinkTabs
      label="Shop"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'products', label: 'Products', href: '#products' },
        { value: 'collections', label: 'Collections', href: '#collections' },
      ]}
    >
      The {value} of the shop
    </LinkTabs>
  )
}

/** `LinkTabs` are links whose address selects the tab. They work without JavaScript and can be opened in a new window. */
export const AsLinks: Story = {
  render: () => <AddressTabs />,
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Collections' })
    await expect(tab).toHaveAttribute('href', '#collections')
    await userEvent.click(tab)
    await expect(canvas.getByRole('tabpanel', { name: 'Collections' })).toHaveTextContent('The collections of the shop')
  },
}

/** Links that are tabs have the keys of tabs. */
export const KeyboardOfLinks: Story = {
  render: () => <AddressTabs />,
  play: async ({ canvas, step, userEvent }) => {
    const selected = (name: string) => canvas.getByRole('tab', { name, selected: true })
    await step('Tab moves to the selected tab', async () => {
      await userEvent.tab()
      await expect(selected('Products')).toHaveFocus()
    })
    await step('Arrow keys select a tab and wrap around', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(selected('Collections')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(selected('Products')).toHaveFocus()
    })
    await step('End and Home select the last and the first tab', async () => {
      await userEvent.keyboard('{End}')
      await expect(selected('Collections')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(selected('Products')).toHaveFocus()
    })
    await step('Shortcuts of the browser such as Alt and Left do not select a tab', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
      await expect(selected('Products')).toHaveFocus()
    })
    await step('Tab moves on to the content', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
}

/** In right-to-left text the next link is on the left. */
export const RightToLeftLinks: Story = {
  globals: { direction: 'rtl' },
  render: () => <AddressTabs />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Collections', selected: true })).toHaveFocus()
  },
}
