/** The part of a machine's snapshot that a view reads. */
export interface ViewSnapshot<Context, Tag extends string> {
  context: Context
  hasTag: (tag: Tag) => boolean
}
