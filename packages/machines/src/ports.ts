/** The signal that cancels a request: leaving the requesting state aborts it. */
export interface RequestOptions {
  signal: AbortSignal
}

/** A storage of texts under keys. Every method may throw, because storage can be blocked, full or missing. */
export interface KeyStorage {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
}

/** The two storages of a browser, and notifications about changes of other tabs in the persistent one. */
export interface BrowserStorage {
  /** The storage that stays after the visit and that the tabs of the browser share. */
  persistent: KeyStorage
  /** The storage that ends with the tab. */
  session: KeyStorage
  /**
   * Calls the listener when another tab changed the persistent storage: with the key, or with null when everything was
   * cleared. Also calls it with null when the browser shows this page again, because other pages of the tab may have changed both
   * storages. Returns the function that unsubscribes.
   */
  subscribe: (listener: (key: string | null) => void) => () => void
}

/** The network connection, as the browser reports it. */
export interface Connection {
  isOnline: () => boolean
  /** Calls the listener when the connection is lost or restored. Returns the function that unsubscribes. */
  subscribe: (listener: (isOnline: boolean) => void) => () => void
}

/** Locks that the tabs of a browser share (Web Locks). */
export interface Locks {
  /**
   * Waits for the lock with this name, which only one tab holds at a time, and returns the function that releases it. The
   * browser also releases it when the tab closes. Rejects when the signal aborts the waiting.
   */
  acquire: (name: string, options: RequestOptions) => Promise<() => void>
}

/** A file that the user chose as a picture. A browser's `File` is one. */
export interface PictureFile {
  readonly name: string
  /** The size in bytes. */
  readonly size: number
  /** The media type that the browser detected; may be ''. */
  readonly type: string
}

/** Reads files that the user chose as pictures. */
export interface PictureReader {
  /** Reads a picture into a data URL, scaled down to the size that the shop needs. Rejects when the file is not a picture. */
  read: (file: PictureFile, options: RequestOptions) => Promise<string>
}

/** The attributes of a cookie. Cookies are sent for every path of this site (`SameSite=Lax`). */
export interface CookieTerms {
  /** Seconds until the cookie expires. */
  maxAge: number
  sameSite: 'Lax'
  /** Whether the cookie is only sent over https; true wherever the page itself came over https. */
  secure: boolean
}

/** The cookies of the site. When they are blocked, reading returns null and writing does nothing; each method may throw. */
export interface Cookies {
  /** Whether the page came over https. */
  isSecure: boolean
  get: (name: string) => string | null
  set: (name: string, value: string, terms: CookieTerms) => void
  remove: (name: string) => void
}
