import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './AdminSidebar.module.css'

/** What the sidebar holds, wherever it stands. */
export interface AdminLinksProps {
  /** Dashboard Overview, Manage Products, Manage Collections; `current` marks the open one. */
  links: readonly NavigationLink[]
  onLogOut: () => void
  /** The sign-out is under way. */
  isLoggingOut?: boolean
}

/** The sections of the back office and the way out. */
export function AdminLinks({ links, onLogOut, isLoggingOut = false, onFollow }: AdminLinksProps & { onFollow?: () => void }) {
  return (
    <nav aria-label="Back office" className={styles.links}>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href, current }) => (
          <li key={label}>
            <Link
              variant="plain"
              className={styles.link}
              href={href}
              aria-current={current ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.logOut} isBusy={isLoggingOut} onClick={onLogOut}>
        Logout
      </Button>
    </nav>
  )
}
