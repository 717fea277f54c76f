import { Drawer } from '../../components/drawer/index.ts'
import { AdminLinks, type AdminLinksProps } from './AdminLinks.tsx'

/** Properties of {@link AdminDrawer}. */
export interface AdminDrawerProps extends AdminLinksProps {
  isOpen: boolean
  /** Called when the drawer asks to be closed: by its cross, by Escape, by a link. */
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar of small screens: opened by the menu button of the header. */
export function AdminDrawer({ isOpen, onOpenChange, ...links }: AdminDrawerProps) {
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title="Back office">
      <AdminLinks {...links} onFollow={() => onOpenChange(false)} />
    </Drawer>
  )
}
