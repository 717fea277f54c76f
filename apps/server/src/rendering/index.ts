/** Renders pages and serves what search engines request. */
export { renderPages } from './pages.plugin.ts'

export { loadInspectorBuild, loadWebBuild } from './web-build.ts'
export type { InspectorBuild, WebBuild } from './web-build.ts'
