/** Pages: rendering the app, its documents, and what search engines ask for. */
export { renderPages } from './pages.plugin.ts'
export type { PagesOptions } from './pages.plugin.ts'
export { loadWebBuild } from './web-build.ts'
export type { WebBuild } from './web-build.ts'
