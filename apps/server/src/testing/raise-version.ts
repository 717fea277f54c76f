/*
 * A module that `pnpm bench` loads into a shop before its own modules. A request with the header `x-after-change` then raises the version
 * of the catalogue, as the notification of another server does, so that it finds every cache empty. No change is written, because its
 * processor time would be part of the measurement.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'
import { catalogueChannel } from '../catalogue/catalogue-version.ts'

if (isMainThread) {
  const { prototype } = Client
  const query = Reflect.get(prototype, 'query') as (...parameters: unknown[]) => unknown
  const listening = new Set<Client>()
  let version = 1_000_000_000

  const findListening = function (this: Client, ...parameters: unknown[]): unknown {
    if (parameters[0] === `listen ${catalogueChannel}`) listening.add(this)
    return Reflect.apply(query, this, parameters)
  }
  Reflect.set(prototype, 'query', findListening)

  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.headers['x-after-change'] === undefined) return
    version += 1
    for (const client of listening) client.emit('notification', { channel: catalogueChannel, payload: String(version) })
  })
}
