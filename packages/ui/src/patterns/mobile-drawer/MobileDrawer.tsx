import { Drawer } from '../../components/drawer/index.ts'
import { Link } from '../../components/link/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './MobileDrawer.module.css'

/** Properties of {@link MobileDrawer}. */
interface MobileDrawerProps {
  isOpen: boolean
  /** Called when the drawer asks to be closed (or opened): by its button, by Escape, by a link. */
  onOpenChange: (isOpen: boolean) => void
  /** Home, E-Catalogs, Showroom: those that exist. */
  links: readonly NavigationLink[]
  /** The tab Categories. */
  categories: readonly NavigationLink[]
  /** The tab Styles. */
  styles: readonly NavigationLink[]
}

/** The menu of small screens: covers the page, pages above, categories and styles as two tabs of large links. */
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
