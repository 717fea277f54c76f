const parameter = 'inspect'

/** Whether an address asks for the inspector. */
export const isInspected = ({ search }: Pick<Location, 'search'>) => new URLSearchParams(search).has(parameter)

/** An address of the shop with `?inspect`. Its other parameters stay unchanged. */
export function withInspector(address: string | URL, base: string, value: string): string | URL {
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin || isInspected(url)) return address
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
