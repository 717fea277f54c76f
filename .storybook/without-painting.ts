import { server } from 'vitest/browser'

/*
 * Nobody sees the stories in a headless browser, and painting them takes a fifth of their processor time. An element whose frame is
 * transparent keeps its layout and its own styles, so plays and axe find the same.
 */
if (server.config.browser.headless) (window.frameElement as HTMLElement).style.opacity = '0'
