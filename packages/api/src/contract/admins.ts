import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for the admins of the shop. Those for an invited person need the token of the invitation, but no session. */
export const admins = {
  list: { method: 'GET', path: '/admin/admins', access: 'admin', response: 'json' },
  remove: { method: 'DELETE', path: '/admin/admins/:id', access: 'admin', response: 'json', isKeyed: true },
  invite: { method: 'POST', path: '/admin/invitations', access: 'admin', response: 'json', isKeyed: true },
  withdraw: { method: 'DELETE', path: '/admin/invitations/:id', access: 'admin', response: 'json', isKeyed: true },
  readInvitation: { method: 'GET', path: '/admin/invitation/:token', access: 'public', response: 'json' },
  accept: { method: 'POST', path: '/admin/accept-invitation/:token', access: 'public', response: 'json', isKeyed: true },
} as const satisfies EndpointGroup
