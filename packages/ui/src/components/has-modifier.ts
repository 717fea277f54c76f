/**
 * Whether Ctrl, Alt or the command key is held. Such keys belong to the browser: Alt and Left is Back, Ctrl and + zooms the page.
 * Shift does not count, because many keyboards need it for +.
 */
export const hasModifier = (event: { ctrlKey: boolean; altKey: boolean; metaKey: boolean }): boolean =>
  event.ctrlKey || event.altKey || event.metaKey
