import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { partLabel } from './part-label.tsx'
import { selectShownPanel } from './shown-panel.ts'
import { SideBySide } from './SideBySide.tsx'

addons.add('shop/side-by-side', {
  type: types.PREVIEW,
  // A component, because it uses hooks.
  render: ({ storyId, children }) => createElement(SideBySide, { storyId }, children),
})

addons.register('shop/shown-panel', selectShownPanel)

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Shop design system',
    brandTarget: '_self',
    appBg: '#f2ece2',
    appContentBg: '#faf7f2',
    appPreviewBg: '#faf7f2',
    appBorderColor: '#ddd3c4',
    appHoverBg: '#e7dccb',
    appBorderRadius: 2,
    barBg: '#faf7f2',
    barSelectedColor: '#8a6425',
    colorPrimary: '#8a6425',
    colorSecondary: '#8a6425',
    textColor: '#241b14',
    textMutedColor: '#756756',
  }),
  sidebar: { showRoots: true, renderLabel: partLabel },
})
