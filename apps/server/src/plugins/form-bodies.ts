import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { createGate } from '../gate.ts'
import { noUploads, readLargeForm, readSmallForm } from '../uploads/read-form.ts'
import type { ReadForm, Uploads } from '../uploads/read-form.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploads of the form in the body, until a handler takes them; null when no handler will. */
    untakenUploads: Uploads | null
    /** Takes over the uploads of the form in the body. The caller disposes of them. */
    takeUploads(): Uploads
  }
}

/** The options of the plugin. */
export interface FormBodiesOptions {
  /** How many bytes of large forms are in memory at once. Further ones are not read until others have been. */
  readonly bytesAtOnce: number
}

/**
 * Reads the forms of the routes in its scope, which may contain pictures. A form that is larger than an ordinary body is read by a
 * thread of its own. On the thread of the requests, it would stop all others for up to a second.
 */
export const formBodies = plugin(
  async (app: FastifyInstance, { bytesAtOnce }: FormBodiesOptions) => {
    const gate = createGate(bytesAtOnce)
    const parse = app.getDefaultJsonParser('error', 'error')

    async function readForm({ headers, routeOptions }: FastifyRequest, body: Readable): Promise<ReadForm> {
      const lengths = { announced: Number(headers['content-length']), maximum: routeOptions.bodyLimit }
      if (lengths.announced > lengths.maximum) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      if (lengths.announced <= app.initialConfig.bodyLimit!) return readSmallForm(body, lengths)
      return gate(() => readLargeForm(body, lengths), Math.min(lengths.announced || Infinity, lengths.maximum))
    }

    app.decorateRequest('untakenUploads')
    app.decorateRequest('takeUploads', function takeUploads(this: FastifyRequest) {
      const uploads = this.untakenUploads ?? noUploads
      this.untakenUploads = null
      return uploads
    })
    app.addHook('onRequest', async (request) => {
      request.untakenUploads = noUploads
    })
    // No handler runs after a failed validation, a timeout, or when the sender has left.
    app.addHook('onSend', async (request) => request.takeUploads()[Symbol.asyncDispose]())
    app.addHook('onResponse', async (request) => request.takeUploads()[Symbol.asyncDispose]())

    app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
      const { json, uploads } = await readForm(request, body)
      if (request.untakenUploads === null) await uploads[Symbol.asyncDispose]()
      else request.untakenUploads = uploads
      return new Promise((resolve, reject) => {
        void parse(request, json, (error, form: unknown) => (error === null ? resolve(form) : reject(error)))
      })
    })
  },
  { name: 'form-bodies' },
)
