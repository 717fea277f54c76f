import type { FloorResponse } from '../floor.ts'
import { requestRaw } from './raw-response.ts'
import type { Target } from './targets.ts'

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What the floor sends in place of a response of this shop. */
export async function floorResponseOf(shopUrl: string, { path, caching }: Target): Promise<FloorResponse> {
  if (caching === 'cached') {
    const { body, headers } = await requestRaw(shopUrl + path)
    return { kind: 'constant', headers, body: body.toString('base64') }
  }
  const text = await (await fetch(shopUrl + path)).text()
  const shown = [...new Set(text.match(ids))]
  return path.startsWith('/api/') ? { kind: 'rows', ids: shown } : { kind: 'page', ids: shown, page: text }
}
