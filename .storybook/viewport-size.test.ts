import { expect, it } from 'vitest'
import { viewportSize } from './viewport-size.ts'

const options = {
  phone: { styles: { width: '360px', height: '780px' } },
  desktop: { styles: { width: '1440px', height: '900px' } },
}

it.each([
  [{ value: 'desktop', isRotated: false }, ['1440px', '900px']],
  ['desktop', ['1440px', '900px']],
  [{ value: 'desktop', isRotated: true }, ['900px', '1440px']],
  [{ value: '420px-700px' }, ['420px', '700px']],
  [{ value: '420px-700px', isRotated: true }, ['700px', '420px']],
  [{ value: '20-100pct' }, ['40px', '100%']],
  [{ value: '50vw-30rem' }, ['50vw', '30rem']],
  [{ value: 'removed' }, ['360px', '780px']],
])('computes the size of the viewport %j as Storybook does', (viewport, [width, height]) => {
  expect(viewportSize(viewport, options)).toEqual({ width, height })
})

it.each([undefined, {}, { value: undefined, isRotated: true }])(
  'has no size for the viewport %j, which fills the window',
  (viewport) => {
    expect(viewportSize(viewport, options)).toBeUndefined()
  },
)
