export { LinkTabs } from './LinkTabs.tsx'
export { Tabs } from './Tabs.tsx'
