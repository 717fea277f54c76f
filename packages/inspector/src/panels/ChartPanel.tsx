import { useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '@shop/ui/components'
import { BoxChart } from '../chart/BoxChart.tsx'
import { activeStates } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import { ChartView } from '../chart/ChartView.tsx'
import type { Drawing } from '../chart/drawing.ts'
import { StateDescriptions } from '../chart/StateDescriptions.tsx'
import { pngFile, svgFile } from '../copy/chart-picture.ts'
import type { LogRow } from '../session/index.ts'
import type { Sender } from '../viewing/sending.ts'
import { useVisitedStates } from '../viewing/useVisitedStates.ts'
import styles from './ChartPanel.module.css'
import { download } from './download.ts'
import { Panel } from './Panel.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'

interface ChartPanelProps {
  chart: Chart
  /** The layout of the chart; null shows the chart as nested boxes. */
  drawing: Drawing | null
  /** The state at the selected moment. */
  value: unknown
  /** The selected row of the log. */
  row: LogRow | null
  /** The log rows of the actor. */
  rows: readonly LogRow[]
  /** The machine to send events to, or the reason why that is impossible. */
  sender: Sender | string
  /** Called when a transition is chosen: the panel must then stay at this machine. */
  onOpen?: () => void
}

/** The limits of the scale. */
const smallest = 0.1
const largest = 3

/** The chart of the actor with its active states, its last transitions and the states it has visited. */
export function ChartPanel({ chart, drawing, value, row, rows, sender, onOpen }: ChartPanelProps) {
  const [isBoxes, setIsBoxes] = useState(() => drawing === null || !matchMedia('(min-width: 48rem)').matches)
  const [scale, setScale] = useState(() => (drawing ? Math.min(1, Math.max(0.75, 900 / drawing.width)) : 1))
  const [chosen, setChosen] = useState<number | null>(null)
  const active = useMemo(() => activeStates(chart, value), [chart, value])
  const visited = useVisitedStates(chart, rows, row)
  const marks = { active, taken: new Set(row?.transitions), visited }
  const choice = {
    chosen,
    onChoose: (place: number) => {
      onOpen?.()
      setChosen(place)
    },
  }
  const frame = useRef<HTMLDivElement>(null)
  const close = () => {
    frame.current!.querySelector<HTMLElement | SVGElement>('[aria-pressed="true"]')?.focus()
    setChosen(null)
  }
  const zoom = (next: number | null) => {
    if (next !== null) return setScale(Math.min(largest, Math.max(smallest, next)))
    const area = frame.current!.querySelector('[role="group"]')!
    const height = Number.parseFloat(getComputedStyle(area).maxBlockSize)
    setScale(Math.min(1, area.clientWidth / drawing!.width, height / drawing!.height))
  }
  const save = (type: 'svg' | 'png') => void saveDrawing(frame.current!.querySelector('svg')!, chart.id, type)
  const tools = drawing && (
    <div className={styles.tools}>
      {!isBoxes && (
        <>
          <IconButton icon="minus" label="Smaller" onClick={() => zoom(scale * 0.8)} />
          <IconButton icon="plus" label="Larger" onClick={() => zoom(scale * 1.25)} />
          <Button variant="quiet" onClick={() => zoom(null)}>
            Fit
          </Button>
          <Button variant="quiet" onClick={() => save('svg')}>
            SVG
          </Button>
          <Button variant="quiet" onClick={() => save('png')}>
            PNG
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => setIsBoxes(!isBoxes)}>
        {isBoxes ? 'As a drawing' : 'As boxes'}
      </Button>
    </div>
  )
  return (
    <Panel title="Chart" tools={tools}>
      <StateDescriptions chart={chart} value={value} />
      <div ref={frame}>
        {isBoxes || !drawing ? (
          <BoxChart chart={chart} marks={marks} choice={choice} />
        ) : (
          <ChartView chart={chart} drawing={drawing} marks={marks} scale={scale} choice={choice} onScale={zoom} />
        )}
      </div>
      {chosen !== null && <TransitionDetails chart={chart} transition={chosen} sender={sender} onClose={close} />}
    </Panel>
  )
}

async function saveDrawing(drawing: SVGSVGElement, name: string, type: 'svg' | 'png'): Promise<void> {
  download(type === 'svg' ? svgFile(drawing) : await pngFile(drawing), `${name}.${type}`)
}
