import { Drawer } from '../../components/drawer/index.ts'
import { Link } from '../../components/link/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './MobileDrawer.module.css'

interface MobileDrawerProps {
  isOpen: boolean
  /** Called when the user opens or closes the drawer. */
  onOpenChange: (isOpen: boolean) => void
  /** Home, E-Catalogs, Showroom, as far as they exist. */
  links: readonly NavigationLink[]
  /** Links of the tab Categories. */
  categories: readonly NavigationLink[]
  /** Links of the tab Styles. */
  styles: readonly NavigationLink[]
}

/** The menu of small screens, which covers a phone: links to pages and two tabs for categories and styles. */
export function MobileDrawer({ isOpen, onOpenChange, links, categories, styles: styleLinks }: MobileDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title="Menu">
      <nav className={styles.root} aria-label="Menu">
        <LinkList links={links} className={styles.pages} onFollow={close} />
        <Tabs
          label="Browse by"
          items={[
            { value: 'categories', label: 'Categories', content: <LargeLinks links={categories} onFollow={close} /> },
            { value: 'styles', label: 'Styles', content: <LargeLinks links={styleLinks} onFollow={close} /> },
          ]}
        />
      </nav>
    </Drawer>
  )
}

function LargeLinks({ links, onFollow }: { links: readonly NavigationLink[]; onFollow: () => void }) {
  return <LinkList links={links} className={styles.large} onFollow={onFollow} />
}

interface LinkListProps {
  links: readonly NavigationLink[]
  className: string | undefined
  onFollow: () => void
}

function LinkList({ links, className, onFollow }: LinkListProps) {
  return (
    <ul className={className} role="list">
      {links.map((link) => (
        <li key={link.label}>
          <Link variant="plain" href={link.href} aria-current={link.current ? 'page' : undefined} onClick={onFollow}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
