import type { Decorator } from '@storybook/react-vite'

/** Gives a story the width that its component has in a form or a card; States and Examples take all there is. */
export const narrow =
  (width: '20rem' | '27.5rem'): Decorator =>
  (Story, { name }) =>
    name === 'States' || name === 'Examples' ? (
      <Story />
    ) : (
      <div style={{ maxInlineSize: width }}>
        <Story />
      </div>
    )
