/** Renders pages, and serves the sitemap and robots.txt. */
export { renderPages } from './pages.plugin.ts'

export { loadInspectorBuild, loadWebBuild } from './web-build.ts'
export type { InspectorBuild, WebBuild } from './web-build.ts'
