import { Problem } from './check.ts'
import type { Check } from './check.ts'

const oldest = 24

/** Checks that Node is new enough to run TypeScript and to build the shop. */
export const checkNode: Check = {
  name: 'Node',
  async run() {
    const { node } = process.versions
    if (Number.parseInt(node, 10) >= oldest) return node
    throw new Problem(
      `This is Node ${node}, and the shop needs ${oldest}. Run 'pnpm install', which installs it, and start the shop with pnpm.`,
    )
  },
}
