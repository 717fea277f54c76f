import type { Issue } from '../../schemas/types.ts'

/** A refusal of the fake API: the status and the body that the contract promises. */
export class FakeFailure extends Error {
  readonly status: number
  readonly issues: readonly Issue[] | undefined

  constructor(status: number, message: string, issues?: readonly Issue[]) {
    super(message)
    this.status = status
    this.issues = issues
  }
}

/** An answer with a JSON body. */
export function jsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status })
}

/** An answer that refuses, in the form of the contract. */
export function failureResponse(status: number, message: string, issues?: readonly Issue[]): Response {
  return jsonResponse(status, { message, ...(issues && { issues }) })
}
