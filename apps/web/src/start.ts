import { canRunApp } from './start/can-run-app.ts'
import { areFontsCached, loadFonts } from './start/fonts.ts'
import { keepPage } from './start/kept-page.ts'
import { keepTaps } from './start/kept-taps.ts'
import { isReloadNeeded } from './start/is-reload-needed.ts'
import { loadApp } from './start/load-app.ts'
import { largestPicture, whenPictureIsShown } from './start/when-picture-is-shown.ts'

/*
 * The only script that a page requests at once. It loads the fonts and the app after the page's largest picture is shown, because
 * they would share a slow connection, or the app at the first sign of use. Taps that need the app are kept until it runs. In a browser that is
 * too old for the app, the page is the same as without scripts.
 */

const { styles = '', modules = '', app = '' } = document.querySelector<HTMLElement>('script[data-app]')!.dataset

let isLoading = false

/** Milliseconds before the app is requested again after its connection was lost. */
const retryPause = 5000

function load(): void {
  if (isLoading) return
  isLoading = true
  loadApp({ styles: addresses(styles), modules: addresses(modules), app }).catch(async () => {
    loadLater()
    if (await isReloadNeeded(app)) location.reload()
  })
  void loadFonts()
}

function loadLater(): void {
  isLoading = false
  setTimeout(load, retryPause)
  addEventListener('online', load, { once: true })
}

function addresses(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

function start(): void {
  const uses = ['pointerdown', 'keydown', 'focusin'] as const
  for (const use of uses) addEventListener(use, load, { capture: true, once: true, passive: true })
  // Browsers report a pointer that does not move when the page appears below it.
  addEventListener('pointermove', (event) => (event.movementX || event.movementY) && load(), { capture: true, passive: true })
  keepTaps()
  keepPage()
  // Without a picture, the fonts delay nothing, and are there before the app shows further texts, which they would move.
  if (areFontsCached() || largestPicture() === null) void loadFonts()
  void whenPictureIsShown().then(load)
}

if (canRunApp()) start()
else document.head.append(Object.assign(document.createElement('script'), { src: '/without-app.js' }))
