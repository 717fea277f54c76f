import { DialogContainer } from '@shop/ui/components'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { Preview } from './preview.ts'
import styles from './Preview.module.css'

interface PreviewFrameProps {
  /**
   * The layout: `wide` for a page, `column` for forms, `padded` for a part of a page, `admin` for the admin screens, `empty` for only a
   * dialog or a bar.
   */
  layout: 'wide' | 'column' | 'padded' | 'admin' | 'empty'
  children: ReactNode
}

/**
 * Shows a view as a small screen inside the page of the inspector: it scrolls separately, and dialogs and bars stay inside it.
 */
function PreviewFrame({ layout, children }: PreviewFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <div ref={setContainer} className={styles.frame} data-layout={layout}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/prefer-tag-over-role -- a scrollable area must be reachable by keyboard; a fieldset is for fields */}
      <div className={styles.screen} role="group" aria-label="Screen" tabIndex={0}>
        <DialogContainer value={container}>{container && children}</DialogContainer>
      </div>
    </div>
  )
}

/** The preview of a machine: its view as a small screen, or null in a state that has no screen in the shop. */
export function preview<Machine extends AnyStateMachine>(
  layout: PreviewFrameProps['layout'],
  view: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void) => ReactElement | null,
): Preview {
  return (snapshot, send) => {
    const shown = view(snapshot as SnapshotFrom<Machine>, send)
    return shown && <PreviewFrame layout={layout}>{shown}</PreviewFrame>
  }
}
