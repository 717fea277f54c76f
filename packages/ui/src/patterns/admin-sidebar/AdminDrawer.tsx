import { Drawer } from '../../components/drawer/index.ts'
import { AdminLinks, type AdminLinksProps } from './AdminLinks.tsx'

export interface AdminDrawerProps extends AdminLinksProps {
  isOpen: boolean
  /** Called with false when the user closes the drawer, also by following a link. */
  onOpenChange: (isOpen: boolean) => void
}

/** The admin navigation on small screens, opened by the menu button of the header. */
export function AdminDrawer({ isOpen, onOpenChange, ...links }: AdminDrawerProps) {
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title="Admin">
      <AdminLinks {...links} onFollow={() => onOpenChange(false)} />
    </Drawer>
  )
}
