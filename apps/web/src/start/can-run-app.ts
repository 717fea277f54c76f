/** Whether the browser can run the app: `Object.hasOwn` came with the oldest of `build/oldest-browsers.ts`. */
export function canRunApp(): boolean {
  return 'hasOwn' in Object
}
