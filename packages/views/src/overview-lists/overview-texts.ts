import type { AdminChange } from '@shop/api'
import type { Gap } from '@shop/domain'

/** What an item lacks: 'No pictures, no measurements'. */
export function gapsText(gaps: readonly Gap[]): string {
  const text = gaps.map((gap) => `no ${gap}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const verbs: Readonly<Record<AdminChange['action'], string>> = {
  added: 'Added',
  changed: 'Changed',
  hidden: 'Hidden',
  published: 'Published',
  deleted: 'Deleted',
  restored: 'Restored',
  invited: 'Invited',
  withdrawn: 'Invitation withdrawn',
  accepted: 'Invitation accepted',
  removed: 'Removed as admin',
}

/** What happened and who did it: 'Changed by Bola Ade'. */
export function changeText({ action, by }: AdminChange): string {
  return `${verbs[action]} by ${by}`
}
