import type { Access } from '@shop/api'
import { errorSchema } from '@shop/api/schemas'
import type { EndpointSchemas } from '@shop/api/schemas'
import { judgePage } from './pages.ts'
import { fuzzEndpoints } from './requests.ts'
import type { FuzzRequest, Sender } from './requests.ts'

/** A response as the server sent it. */
export interface FuzzResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** Whether the body could be decompressed. */
  readonly isReadable: boolean
  readonly milliseconds: number
  /** The processor time of the thread that serves the shop, which does not depend on how busy the machine is. */
  readonly cpuMilliseconds: number
}

/** Every status that a request can cause. */
const rejections = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429])

/** Text that no response may contain. */
const secrets =
  /\$argon2|password_?hash|node_modules|\bat \S+ \(|\/apps\/server\/|DrizzleQuery|syntax error at|violates|invalid input syntax/i

const allowed: Readonly<Record<Access, readonly Sender[]>> = {
  public: ['visitor', 'guest', 'customer', 'admin'],
  guest: ['guest', 'customer'],
  customer: ['customer', 'admin'],
  admin: ['admin'],
}

const responseSchemas = new Map<string, EndpointSchemas['response']>(
  fuzzEndpoints.map(({ name, schemas }) => [name, schemas.response]),
)
const plainPaths = new Map(
  fuzzEndpoints.map(({ name, endpoint }) => [
    name,
    { method: endpoint.method, pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`) },
  ]),
)

/** Describes in one line what is wrong with a response; null when it follows the contract. */
export function judge(request: FuzzRequest, response: FuzzResponse, url: string): string | null {
  const { status, headers, text } = response
  if (status >= 500) return `status ${status}`
  if (!response.isReadable) return 'has a body that cannot be decompressed'
  if (response.milliseconds > 10_000) return 'took more than ten seconds'
  if (response.cpuMilliseconds > 500) return `took ${Math.round(response.cpuMilliseconds)} ms of the processor`
  if (headers['x-content-type-options'] !== 'nosniff') return 'lacks the nosniff header'
  if (secrets.test(text)) return 'contains a secret'
  if (status === 304 || request.method === 'HEAD') return null
  // A modified URL of an endpoint may be that of a page.
  if (request.name.startsWith('page ') || (isHtml(response) && !/^\/api(\/|$)/i.test(url))) return judgePage(response)
  if (status >= 200 && status < 300) return judgeSuccess(request, response, url)
  if (!rejections.has(status)) return `unexpected status ${status}`
  const error = errorSchema.safeParse(parse(text))
  if (!error.success) return `status ${status} without the body of an error`
  return error.data.message.trim() === '' ? `status ${status} without a sentence` : null
}

function isHtml({ headers }: FuzzResponse): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

function judgeSuccess(
  { name, access, sender, method, headers: headersOf }: FuzzRequest,
  { text, headers }: FuzzResponse,
  url: string,
): string | null {
  const plain = plainPaths.get(name)
  // A modified URL may be that of another endpoint.
  if (plain === undefined || method !== plain.method || !plain.pattern.test(url)) return null
  // A random cookie may turn a visitor into a guest.
  const actualSender = sender === 'visitor' && headersOf['cookie']?.includes('{{guest:0}}') === true ? 'guest' : sender
  if (!allowed[access].includes(actualSender)) return `success for ${sender}`
  if (access !== 'public' && headers['cache-control'] !== 'no-store') return 'may be cached'
  const body = responseSchemas.get(name)?.strict().safeParse(parse(text))
  return body?.success === true ? null : `success without the body of the contract: ${body?.error.message}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
