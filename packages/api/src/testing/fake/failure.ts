import type { Issue } from '../../schemas/types.ts'

/** An error of the fake API: the status and body that the contract defines. */
export class FakeFailure extends Error {
  readonly status: number
  readonly issues: readonly Issue[] | undefined

  constructor(status: number, message: string, issues?: readonly Issue[]) {
    super(message)
    this.status = status
    this.issues = issues
  }
}

/** A response with a JSON body. */
export function jsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status })
}

/** An error response in the format of the contract. */
export function failureResponse(status: number, message: string, issues?: readonly Issue[]): Response {
  return jsonResponse(status, { message, ...(issues && { issues }) })
}
