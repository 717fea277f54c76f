import type { Cookies } from '@shop/machines'

/** The cookies of a document that scripts can read. The session cookie is not among them. */
export function browserCookies(document: Pick<Document, 'cookie' | 'location'>): Cookies {
  const write = (text: string) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser of the shop's customers.
    document.cookie = text
  }
  return {
    isSecure: document.location.protocol === 'https:',
    get: (name) => readCookie(document.cookie, name),
    set: (name, value, { maxAge, sameSite, secure }) =>
      write(`${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${secure ? '; Secure' : ''}`),
    remove: (name) => write(`${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  }
}

function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key === name) return decodeURIComponent(value)
  }
  return null
}
