import type { RunOptions } from 'axe-core'

/** What axe skips in a story: parts that are the subject of another story, such as the chart in the story of a state. */
export const axeContext = { exclude: ['[data-axe="elsewhere"]'] }

/** The options of every run of axe in stories. */
export const axeOptions = {
  // axe waits half a second for the editor's frame, which cannot respond because axe is not loaded there.
  iframes: false,
  // Listing every element that passes makes a report of 100 kB per story.
  resultTypes: ['violations', 'incomplete'],
} satisfies RunOptions

/** In a run of the tests, `checkContrast` checks the contrast, and only violations are reported: each report is sent to Vitest. */
export const axeOptionsOfTests = {
  ...axeOptions,
  reporter: 'no-passes',
  // axe would read every style sheet of the page again for a rule about sound and video, which no story has.
  preload: false,
  rules: { 'color-contrast': { enabled: false } },
} satisfies RunOptions
