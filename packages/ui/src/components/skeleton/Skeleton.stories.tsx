import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../testing/Matrix.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Skeleton, skeletonShapes } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
  decorators: [narrow('20rem')],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { shape: 'picture' } }

export const States: Story = {
  render: () => (
    <Matrix
      rows={skeletonShapes}
      columns={{ Full: {}, Long: { length: 'long' }, Half: { length: 'half' }, Short: { length: 'short' } } as const}
      cell={(shape, props) => (
        <div style={{ inlineSize: '9rem' }}>
          <Skeleton shape={shape} {...props} />
        </div>
      )}
    />
  ),
}

/** A card that is loading. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <div>
        <Skeleton shape="picture" />
        <Skeleton length="long" style={{ marginBlockStart: 'var(--space-16)' }} />
        <Skeleton length="half" />
        <Skeleton length="short" />
      </div>
    </Scene>
  ),
}
