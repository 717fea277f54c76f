/**
 * The oldest browsers that run the app: those of phones and computers of 2021. The last Chrome of Android 5 is 95, and the last Safari of
 * the iPhone 6s is 15. Older ones show the pages without scripts (`src/start/can-run-app.ts`). The packages that browsers run are checked
 * with the functions of ES2022 (`lib` in their `tsconfig.json`), the journey `old-browser` removes the newer ones of the browser itself.
 */
export const oldestBrowsers = ['chrome92', 'firefox90', 'safari15.4']
