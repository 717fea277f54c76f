import { createId } from '@shop/domain'
import type { Batch, Command, Link } from '../protocol/index.ts'
import type { Tap } from '../tap/index.ts'
import type { ExecuteCommand } from './memory.ts'
import { newestPart, partBefore } from './parts.ts'

/** The name of the channel between tabs of one shop. No other site can listen. */
const channelName = '@shop/inspector'

type Word =
  | { to: 'viewers'; viewer?: string; batch: Batch }
  | { to: 'taps'; word: 'join'; viewer: string }
  | { to: 'taps'; word: 'older'; viewer: string; tap: string; before: number }
  | { to: 'taps'; word: 'command'; tap: string; command: Command }

/** The pause in milliseconds before a viewer requests older entries, in which it shows what it has and answers its user. */
const pause = 50

/** Broadcasts a tap to viewers in other tabs of the same site. Returns the function that stops it. */
export function broadcast(
  tap: Tap,
  execute: ExecuteCommand,
  channel: BroadcastChannel = new BroadcastChannel(channelName),
): () => void {
  const say = (batch: Batch, viewer?: string) =>
    channel.postMessage({ to: 'viewers', batch, ...(viewer && { viewer }) } satisfies Word)
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.to !== 'taps') return
    // What is in memory is sent only to the viewer that joined, and new messages to all viewers.
    if (data.word === 'join') {
      tap.join((batch) => say(batch.kind === 'entries' ? newestPart(batch) : batch, data.viewer))()
    } else if (data.tap !== tap.hello.tap) {
      return
    } else if (data.word === 'older') {
      tap.join((batch) => batch.kind === 'entries' && say(partBefore(batch, data.before), data.viewer))()
    } else {
      const why = execute(data.command)
      if (why !== null) say({ kind: 'rejected', tap: tap.hello.tap, why })
    }
  })
  const leave = tap.join((batch) => say(batch))
  return () => {
    leave()
    say({ kind: 'bye', tap: tap.hello.tap })
    channel.close()
  }
}

/** A viewer's connection to the taps in other tabs. It can open before or after them, and survives their reloads. */
export function linkByBroadcast(channel: BroadcastChannel = new BroadcastChannel(channelName)): Link {
  const viewer = createId(crypto)
  return {
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<Word>) => {
        if (data.to !== 'viewers' || (data.viewer !== undefined && data.viewer !== viewer)) return
        listener(data.batch)
        if (data.batch.kind !== 'part' || data.batch.before === null) return
        const { tap, before } = data.batch
        setTimeout(() => channel.postMessage({ to: 'taps', word: 'older', viewer, tap, before } satisfies Word), pause)
      }
      channel.addEventListener('message', receive)
      channel.postMessage({ to: 'taps', word: 'join', viewer } satisfies Word)
      return () => channel.removeEventListener('message', receive)
    },
    command: (command, tap) => channel.postMessage({ to: 'taps', word: 'command', tap, command } satisfies Word),
  }
}
