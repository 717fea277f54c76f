const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a record (a UUID). Any other text gets the response of an unknown id, without a query. */
export function isId(text: string): boolean {
  return uuidPattern.test(text)
}
