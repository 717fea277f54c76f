import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const messages = page({
  id: 'admin/messages',
  path: paths.messages,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.messagesHead),
  pending: loadingAuthentication,
  screen: () => import('./Messages.tsx').then((module) => module.Messages),
})
