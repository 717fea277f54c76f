/** The part of a machine's snapshot that a view reads. */
export interface ViewSnapshot<Context, Tag extends string> {
  context: Context
  hasTag: (tag: Tag) => boolean
}

/** The props of a view: what it reads of a machine, and the function that sends the machine an event of the user. */
export interface ViewProps<Context, Tag extends string, Event> {
  snapshot: ViewSnapshot<Context, Tag>
  send: (event: Event) => void
}
