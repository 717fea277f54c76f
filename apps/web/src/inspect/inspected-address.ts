const parameter = 'inspect'

/** Which inspector an address asks for: '' for that of the shop; null for none. */
export const inspectorIn = ({ search }: Pick<Location, 'search'>) => new URLSearchParams(search).get(parameter)

/** An address of the shop with `?inspect`. Its other parameters stay unchanged. */
export function withInspector(address: string | URL, base: string, value: string): string | URL {
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin || inspectorIn(url) !== null) return address
  const pair = value === '' ? parameter : `${parameter}=${encodeURIComponent(value)}`
  url.search = url.search === '' ? pair : `${url.search}&${pair}`
  return url
}

/** An address without `?inspect`. Its other parameters stay unchanged. */
export function withoutInspector(address: string): string {
  const url = new URL(address)
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== parameter)
    .join('&')
  return url.href
}
