import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Not found',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/nowhere' },
} satisfies Meta<typeof ScreenFrame>

export default meta

/** An address without a page shows the specification's 404 text. */
export const UnknownAddress: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '404 Not Found' })).toBeVisible()
  },
}
