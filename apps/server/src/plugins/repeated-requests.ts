import { isId } from '@shop/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { milliseconds } from '../clock.ts'

/** The response to a request that may be sent again. */
interface Answer {
  readonly body: string
  /** The session that it began, null when it ended one, undefined when it did neither. */
  readonly session: string | null | undefined
}

/**
 * Requests that a browser sends again by itself, because their connection was closed without a response. Two requests are the same
 * when they have the same address, the same cookies and the same `Idempotency-Key`.
 */
interface RepeatedRequests {
  /** Sends the response to the same request of the last minute, and waits for it when that is still handled. Undefined without one. */
  respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  /** Handles a request and remembers the response. Requests that are the same are handled once. */
  handle(request: FastifyRequest, reply: FastifyReply, handler: () => Promise<Record<string, unknown>>): Promise<unknown>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly repeatedRequests: RepeatedRequests
  }
}

/** How many characters of responses a process remembers. */
const rememberedCharacters = 4 * 1024 * 1024

/** Adds `app.repeatedRequests`. Another process of the shop, or one that was restarted, knows no earlier response. */
export const repeatedRequests = plugin(
  async (app: FastifyInstance) => {
    const answers = new LRUCache<string, Answer>({
      maxSize: rememberedCharacters,
      sizeCalculation: ({ body }) => body.length,
      ttl: milliseconds.minute,
    })
    const handling = new Map<string, Promise<Answer>>()

    function firstOf(request: FastifyRequest): Answer | Promise<Answer> | undefined {
      const id = idOf(request)
      return id === null ? undefined : (answers.get(id) ?? handling.get(id))
    }

    async function send(reply: FastifyReply, answer: Answer | Promise<Answer>): Promise<FastifyReply> {
      const { body, session } = await answer
      if (session !== undefined) app.setSession(reply, session)
      return reply.type('application/json; charset=utf-8').send(body)
    }

    app.decorate('repeatedRequests', {
      async respond(request, reply) {
        const first = firstOf(request)
        return first === undefined ? undefined : send(reply, first)
      },

      async handle(request, reply, handler) {
        const id = idOf(request)
        if (id === null) return handler()
        // The same request may have come while the body of this one was read.
        const first = firstOf(request)
        if (first !== undefined) return send(reply, first)
        const run = async (): Promise<Answer> => {
          const body = reply.serializeInput(await handler(), '200') as string
          const answer = { body, session: reply.newSession }
          answers.set(id, answer)
          return answer
        }
        const answer = run().finally(() => handling.delete(id))
        handling.set(id, answer)
        return send(reply, answer)
      },
    })
  },
  { name: 'repeated-requests', dependencies: ['identity'] },
)

/** The key of a request that may be sent again; null without a valid one. */
export function keyOf({ headers }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'])
  return isId(key) ? key : null
}

function idOf(request: FastifyRequest): string | null {
  const key = keyOf(request)
  // With the cookies, so that nobody else gets the response, whatever key they send.
  return key === null ? null : `${request.method} ${request.url} ${key} ${request.headers.cookie ?? ''}`
}
