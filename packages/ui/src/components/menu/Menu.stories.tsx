import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Menu, menuAlignments } from './Menu.tsx'
import type { MenuItem } from './Menu.tsx'

const edit = fn()
const remove = fn()
const items: MenuItem[] = [
  { label: 'Edit', icon: 'edit', onSelect: edit },
  { label: 'Duplicate', onSelect: fn(), disabled: true },
  { label: 'Copy link', icon: 'link', onSelect: fn() },
  { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: remove },
]

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['new'],
  args: { label: 'Actions', items },
  argTypes: { align: { control: 'inline-radio', options: menuAlignments } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** A press opens it, a choice does its thing, closes it and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    edit.mockClear()
    const button = canvas.getByRole('button', { name: 'Actions', expanded: false })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toBeVisible())
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }))
    await expect(edit).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}

export const Playground: Story = { args: { icon: 'more', label: 'Actions for Eko sofa', align: 'start' } }

/** As it stands open, to be looked at. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(4)
  },
}

export const States: Story = {
  render: () => (
    <Matrix
      rows={menuAlignments}
      columns={{ Words: {}, Icon: { icon: 'more' }, 'One thing': { items: items.slice(0, 1) } } as const}
      cell={(align, props) => <Menu label={`Actions, ${align}`} items={items} align={align} {...props} />}
    />
  ),
}

/** Open, with the first thing ready to be pressed. */
export const StatesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
  },
}

/** At the end of a row of the back office. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <strong>Adire wing chair</strong>
      <span>₦385,000.00</span>
      <Menu label="Actions for Adire wing chair" icon="more" items={items} />
    </Scene>
  ),
}

/** Arrow keys open it and move round, Home and End to the ends, letters to an item, Escape closes; what is switched off does nothing. */
export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    edit.mockClear()
    remove.mockClear()
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    const button = canvas.getByRole('button', { name: 'Actions' })
    await step('Enter opens it at the first item', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(item('Edit')).toHaveFocus()
    })
    await step('Arrow keys move, and go round', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Duplicate')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(item('Delete')).toHaveFocus()
    })
    await step('Home, End and letters', async () => {
      await userEvent.keyboard('{Home}')
      await expect(item('Edit')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('c')
      await expect(item('Copy link')).toHaveFocus()
    })
    await step('What is switched off does nothing', async () => {
      await userEvent.keyboard('d{ArrowUp}{ArrowUp}{Enter}')
      await expect(item('Duplicate')).toHaveFocus()
    })
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
    await step('Arrow up opens it at the last item, Enter does it', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(remove).toHaveBeenCalledOnce()
      await expect(button).toHaveFocus()
    })
    await step('Space opens it at the first item, and does it', async () => {
      await userEvent.keyboard(' ')
      await expect(item('Edit')).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(edit).toHaveBeenCalledOnce()
      await expect(button).toHaveFocus()
    })
    await step('Tab leaves and closes it', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Edit')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    })
  },
}

/** A press anywhere else closes it. */
export const PressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
}
