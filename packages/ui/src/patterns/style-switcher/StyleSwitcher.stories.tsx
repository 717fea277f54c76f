import { styles } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { StyleSwitcher } from './StyleSwitcher.tsx'

const meta = {
  title: 'Patterns/Browse/Style switcher',
  component: StyleSwitcher,
  args: { value: 'Modern', onChange: fn() },
  argTypes: { value: { control: 'select', options: styles } },
} satisfies Meta<typeof StyleSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Style' })
    await expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Modern',
      'Contemporary',
      'Antique/Royal',
      'Bespoke',
      'Minimalist',
      'Glam',
    ])
    await userEvent.selectOptions(select, 'Antique/Royal')
    await expect(args.onChange).toHaveBeenCalledWith('Antique/Royal')
  },
}

export const Playground: Story = { args: { value: 'Glam' } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, Playground }} draw={(own) => <StyleSwitcher {...args} {...own} />} />,
}

/** The select in the hero of a style's page. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h1>Modern</h1>
      <StyleSwitcher {...args} />
    </Scene>
  ),
}
