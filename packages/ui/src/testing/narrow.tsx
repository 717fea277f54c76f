import type { Decorator } from '@storybook/react-vite'

/** Decorator that limits a story to the width of a form or a card. States and Examples use the full width. */
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
