/** A window that scripts can use from inside and outside. */
export interface FakeWindow extends EventTarget {
  /** The window as the scripts inside it see it. */
  self: FakeWindow
  top: FakeWindow
  opener: { postMessage: (data: unknown, targetOrigin: string) => void } | null
  open: (url: string) => unknown
}

/** The window of an app and the window that it opens, limited to their messages. */
export function openTwoWindows({ appOrigin, viewerOrigin }: Record<'appOrigin' | 'viewerOrigin', string>) {
  const app = makeWindow()
  const viewer = makeWindow()
  const viewerSeenFromApp = {
    postMessage: (data: unknown, target: string) => deliver(viewer, viewerOrigin, data, target, appSeenFromViewer, appOrigin),
  }
  const appSeenFromViewer = {
    postMessage: (data: unknown, target: string) => deliver(app, appOrigin, data, target, viewerSeenFromApp, viewerOrigin),
  }
  app.open = () => viewerSeenFromApp
  viewer.opener = appSeenFromViewer
  return {
    app: app as unknown as Window & typeof globalThis,
    viewer: viewer as unknown as Window & typeof globalThis,
    viewerSeenFromApp: viewerSeenFromApp as unknown as Window,
    appSeenFromViewer: appSeenFromViewer as unknown as Window,
  }
}

function makeWindow(): FakeWindow {
  const target = new EventTarget() as FakeWindow
  return Object.assign(target, { self: target, top: target, opener: null, open: () => null })
}

function deliver(to: FakeWindow, own: string, data: unknown, target: string, source: object, origin: string): void {
  if (target !== '*' && target !== own) return
  const event = Object.assign(new Event('message'), { data: structuredClone(data), source, origin })
  // Messages between windows arrive asynchronously.
  setTimeout(() => to.dispatchEvent(event))
}
