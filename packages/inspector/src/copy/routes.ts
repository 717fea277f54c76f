import { getStateNodes } from 'xstate'
import type { AnyStateMachine, StateValue } from 'xstate'
import type { Step } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'
import type { Call, Driver } from './drivers/driver.ts'
import type { Server } from './server.ts'

/** A step that ends a request. */
export type End = Extract<Step, { kind: 'respond' | 'fail' }>

/** Responds to requests with a body, either to all of them or only to the next one. */
export const responds = (path: string, body: unknown, only?: 'once') =>
  route(path, `route.fulfill({ json: ${asCode(body)} })`, only)

/** Rejects requests with a status. */
export const rejects = (path: string, status: number) => route(path, `route.fulfill({ status: ${status} })`)

/** Never responds to requests. */
export const holds = (path: string) => `await page.route('**/api${path}', () => {})`

/** The line that responds to the next request as the step does; none when the server of the running shop responds. */
export function routeOf(call: Driver['requests'][string] | undefined, end: End, server: Server): readonly string[] {
  if (!call) return []
  if ('prepares' in call) return end.kind === 'respond' ? (call.prepares(end.output) ?? []) : []
  if (end.kind === 'respond' && server === 'real') return []
  const fulfilment = fulfilmentOf(call, end)
  return [route(call.path, fulfilment ? `route.fulfill(${asCode(fulfilment)})` : 'route.abort()', 'once')]
}

/** The options with which a route responds as a step does; null when it is aborted. */
export function fulfilmentOf(call: Call, end: End): object | null {
  return end.kind === 'respond' ? { json: bodyOf(call, end.output) } : failureOf(end.error)
}

/** The body of the response from which a machine got an output. */
export const bodyOf = ({ body }: Call, output: unknown) => (body ? body(output) : (output ?? {}))

/** The requests that are pending in a state; none when its value is not recorded, or not in this chart. */
export function pendingIn(machine: AnyStateMachine, value: unknown): string[] {
  if (value === null || value === undefined) return []
  try {
    return getStateNodes(machine.root, value as StateValue).flatMap(({ invoke }) => invoke.map(({ id }) => id))
  } catch {
    // Another version of the shop had this state.
    return []
  }
}

const once = ', { times: 1 })'

function route(path: string, response: string, only?: 'once'): string {
  return `await page.route('**/api${path}', (route) => ${response}${only === 'once' ? once : ')'}`
}

/** The requests to which a line responds; undefined for a line that registers no route. */
export const patternOf = (line: string): string | undefined => /^await page\.route\('([^']+)'/.exec(line)?.[1]

/** The line that responds to all requests as the given one does to the next. */
export const forAllRequests = (line: string): string => (line.endsWith(once) ? `${line.slice(0, -once.length)})` : line)

function failureOf(error: unknown): object | null {
  const { status, serverMessage, issues } = (error ?? {}) as Partial<Record<string, unknown>>
  if (status === null) return null
  return { status: status ?? 500, json: { message: serverMessage ?? '', ...(issues !== undefined && { issues }) } }
}
