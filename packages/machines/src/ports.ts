/** How a request is called off: leaving the state that asked aborts it. */
export interface RequestOptions {
  signal: AbortSignal
}

/** Texts kept by the browser under keys. Every call may throw: storage can be forbidden, full or absent. */
export interface KeyStorage {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
}

/** The two storages of a browser, and word of what other tabs change in the lasting one. */
export interface BrowserStorage {
  /** Stays after the visit, and is shared by the tabs of the browser. */
  persistent: KeyStorage
  /** Ends with the tab. */
  session: KeyStorage
  /**
   * Calls the listener when another tab changed the persistent storage: with the key, or with null when everything was
   * cleared. Gives the function that ends it.
   */
  subscribe: (listener: (key: string | null) => void) => () => void
}

/** Whether the browser says that it has a connection. */
export interface Connection {
  isOnline: () => boolean
  /** Calls the listener when the connection goes or returns. Gives the function that ends it. */
  subscribe: (listener: (isOnline: boolean) => void) => () => void
}

/** Turns between the tabs of a browser (Web Locks). */
export interface Turns {
  /**
   * Waits for the turn of that name, which one tab has at a time, and gives the function that ends it. The browser ends
   * it too when the tab closes. Rejects when the signal aborts the waiting.
   */
  take: (name: string, options: RequestOptions) => Promise<() => void>
}

/** A file that the person chose as a picture. A browser's `File` is one. */
export interface PictureFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The media type that the browser takes it for; may be ''. */
  readonly type: string
}

/** Reads chosen files. */
export interface PictureReader {
  /** Reads a picture, shrunk to what the shop needs, into a data URL. Rejects when the file is no picture. */
  read: (file: PictureFile, options: RequestOptions) => Promise<string>
}

/** How a cookie is kept. It is sent with requests of this site alone (`SameSite=Lax`), for every path. */
export interface CookieTerms {
  /** Seconds until it ends. */
  maxAge: number
  sameSite: 'Lax'
  /** Sent over https alone; true wherever the page itself came by https. */
  secure: boolean
}

/** The cookies of the site. Where they are blocked, reading gives null and writing does nothing; each call may throw. */
export interface Cookies {
  /** Whether the page came by https. */
  isSecure: boolean
  get: (name: string) => string | null
  set: (name: string, value: string, terms: CookieTerms) => void
  remove: (name: string) => void
}
