import { Fragment } from 'react'

/** An id that may be broken after each dot: in a narrow column it takes all the room otherwise. */
export function Breakable({ id }: { id: string }) {
  return id.split('.').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
