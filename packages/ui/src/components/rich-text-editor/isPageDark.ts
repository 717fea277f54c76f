/** Whether the page shows the dark theme, chosen by the user or by the system. */
export const isPageDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'
