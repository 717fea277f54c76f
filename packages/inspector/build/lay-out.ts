import ElkConstructor from 'elkjs/lib/elk.bundled.js'
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartState } from '../src/chart/chart.ts'
import { metrics } from '../src/chart/drawing.ts'
import type { Box, DrawnEdge, Drawing } from '../src/chart/drawing.ts'
import { stateLines, transitionWords } from '../src/chart/state-lines.ts'

// The types of the package declare its default export as a module.
const Elk = ElkConstructor as unknown as new () => { layout: (graph: ElkNode) => Promise<ElkNode> }

/** Lays out every state and every line of a chart. The same chart always gives the same drawing. */
export async function layOut(chart: Chart): Promise<Drawing> {
  const edges = edgesOf(chart)
  const graph = await new Elk().layout({
    id: 'drawing',
    layoutOptions: { ...options, 'elk.padding': padding(8) },
    children: [nodeOf(chart, chart.root)],
    edges: edges.map(({ id, source, target, texts }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: [{ id: `${id} label`, text: texts.join(' '), ...sizeOf(texts) }],
    })),
  })
  const states = boxesIn(graph)
  return {
    width: Math.ceil(graph.width!),
    height: Math.ceil(graph.height!),
    states: Object.fromEntries(states),
    edges: edges.map((edge) =>
      drawn(
        edge,
        graph.edges!.find(({ id }) => id === edge.id)!,
      ),
    ),
  }
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // All coordinates have the same origin, whichever box contains the line.
  'org.eclipse.elk.json.edgeCoords': 'ROOT',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '16',
  // The layout follows the initial state, so only lines that lead back are reversed.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.randomSeed': '1',
}

interface Edge {
  id: string
  source: string
  target: string
  transitions: number[]
  texts: string[]
}

/** One line for all transitions between the same two states. */
function edgesOf({ transitions }: Chart): Edge[] {
  const edges = new Map<string, Edge>()
  for (const [place, transition] of transitions.entries()) {
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`
      const edge = edges.get(id) ?? { id, source: transition.source, target, transitions: [], texts: [] }
      edge.transitions.push(place)
      edge.texts.push(transitionWords(transition))
      edges.set(id, edge)
    }
  }
  return [...edges.values()]
}

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const lines = stateLines(chart, state)
  const texts = lines.map(({ text }) => text)
  const title = state.name.length * metrics.titleLetter + 2 * metrics.pad + 16
  const width = Math.max(title, widthOf(texts) + 2 * metrics.pad, 96)
  const height = metrics.titleHeight + lines.length * metrics.line + (lines.length > 0 ? 8 : 0)
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    children: state.states.map((one) => nodeOf(chart, one)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + metrics.pad},left=${metrics.pad + 4},bottom=${metrics.pad + 4},right=${metrics.pad + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const padding = (size: number) => `[top=${size},left=${size},bottom=${size},right=${size}]`

function widthOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length)) * metrics.letter
}

function sizeOf(texts: readonly string[]): { width: number; height: number } {
  return { width: Math.ceil(widthOf(texts)) + 8, height: texts.length * metrics.line }
}

function boxesIn(node: ElkNode): [string, Box][] {
  return (node.children ?? []).flatMap((child) => [[child.id, boxOf(child)] as [string, Box], ...boxesIn(child)])
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

function drawn({ source, target, transitions }: Edge, edge: ElkExtendedEdge): DrawnEdge {
  const { startPoint, bendPoints = [], endPoint }: ElkEdgeSection = edge.sections![0]!
  const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
  return { source, target, transitions, points, label: boxOf(edge.labels![0]!) }
}
