/** Calls `act` each time the connection returns. Returns the function that ends this. */
export function whenOnline(act: () => void): () => void {
  addEventListener('online', act)
  return () => removeEventListener('online', act)
}
