/**
 * The stories of a screen.
 *
 * @param title - its place in the sidebar, which ends with its heading
 * @param src - the path from the stories to `apps/web/src`
 * @param globals - lines for what the toolbar shows
 */
export function screenStories(title: string, address: string, src: string, globals = ''): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFrame } from '${src}/testing/ScreenFrame.tsx'

const meta = {
  title: '${title}',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },${globals}
  args: { address: '${address}' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title.slice(title.lastIndexOf('/') + 1)}' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
`
}
