/**
 * The oldest browsers that run the app, those of phones and computers of 2021: Android 5 ends with Chrome 95, and the iPhone 6s with Safari 15.
 * Older ones show the pages as without scripts (`src/start/can-run-app.ts`). `lib` in the `tsconfig.json` of each package for browsers allows
 * the functions of ES2022 only. The journey `old-browsers` removes what else is newer.
 */
export const oldestBrowsers = ['chrome93', 'firefox92', 'safari15.4']
