export { InboxView } from './InboxView.tsx'
