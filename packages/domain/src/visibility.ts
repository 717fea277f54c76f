/** Who sees an item: everyone, or only admins, while it is a draft or hidden. */
export const visibilities = ['public', 'draft', 'hidden'] as const
