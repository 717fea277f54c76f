import styles from './BrowseShop.module.css'
import { optionalPart } from './optionalPart.tsx'

export const BrowseShop = optionalPart(async () => (await import('./BrowseShop.tsx')).BrowseShop, styles.place)
