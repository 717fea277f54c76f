/** Whether the page shows its dark theme, by choice or by the system's. */
export const isPageDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'
