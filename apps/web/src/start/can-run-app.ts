/** Whether the browser can run the app: it has the newest function of `build/oldest-browsers.ts` that a browser without it lacks silently. */
export function canRunApp(): boolean {
  return 'at' in Array.prototype
}
