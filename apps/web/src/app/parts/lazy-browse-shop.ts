import { optionalPart } from './optionalPart.tsx'

export const BrowseShop = optionalPart(async () => (await import('./BrowseShop.tsx')).BrowseShop, 'screen')
