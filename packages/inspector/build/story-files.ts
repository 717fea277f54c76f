import { knownMachines } from '@shop/machines/known'
import type { KnownMachine } from '@shop/machines/known'
import { waysToStates } from '../src/sandbox/shortest-paths.ts'

/** The story file of each machine: Storybook has to read the names of stories off the file itself. */
export function storyFiles(): { id: string; content: string }[] {
  return knownMachines.map((known) => ({ id: known.id, content: storyFile(known) }))
}

/** The states that a machine can rest in, in the order of the shortest way. */
export function restingStates({ machine, models }: KnownMachine): string[] {
  return [...waysToStates(models).keys()].filter((id) => ['atomic', 'final'].includes(machine.getStateNodeById(id).type))
}

function storyFile(known: KnownMachine): string {
  const { id, title } = known
  const isPressed = Object.keys(pressed).some((place) => place.startsWith(`${id} `))
  const states = restingStates(known).map(
    (state) => `
export const ${exportName(pathOf(known, state))}: Story = {
  render: () => <StateStory machine="${id}" state="${state}" />,
  play: shows('${pathOf(known, state)}'),
}
${pressStory(known, state)}`,
  )
  return `// Written by \`pnpm --filter @shop/inspector stories\`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox${isPressed ? ', presses' : ''}, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/${title}', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="${id}" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="${id}" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="${id}" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="${id}" /> }
${states.join('')}`
}

/** States from which a story of its own presses a button of the shop's component: its name, and the state to which it leads. */
export const pressed: Readonly<Record<string, readonly [button: string, next: string]>> = {
  'consent unset.shown': ['Decline', 'declining'],
  'auth signedOut.form.entering': ['Forgot Password?', 'forgotten'],
  'profile present.details.viewing': ['Edit Profile', 'editing'],
  'cart question.asking': ['Remove', 'resting'],
  'wishlist list.open.synced.stale': ['Try again', 'queueing'],
  'lineDetails failed': ['Try again', 'loading'],
  'pagedList list.failed': ['Try again', 'loading'],
  'catalogueAdmin table.open.failed': ['Try again', 'loading'],
  'productEditor leaving': ['Stay', 'ready'],
  'productEditor conflicting': ['Take theirs', 'ready'],
  'collectionEditor saving.asking': ['Leave', 'left'],
  'itemDeletion asking': ['Delete', 'deleting'],
}

function pressStory(known: KnownMachine, state: string): string {
  const path = pathOf(known, state)
  const press = pressed[`${known.id} ${path}`]
  if (!press) return ''
  const [button, next] = press
  return `
export const ${exportName(path, 'Pressed')}: Story = {
  name: '${button} in ${path}',
  render: () => <StateStory machine="${known.id}" state="${state}" />,
  play: presses('${path}', '${button}', '${next}'),
}
`
}

/** The way from the root to a state: an id may be another. */
function pathOf({ machine }: KnownMachine, id: string): string {
  return machine.getStateNodeById(id).path.join('.')
}

/** `signedIn.role.customer` as `InSignedInRoleCustomer`. */
function exportName(path: string, begin = 'In'): string {
  return `${begin}${path
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`
}
