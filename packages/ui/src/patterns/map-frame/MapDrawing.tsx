/** A drawing of streets, a lagoon and a pin, as placeholder for the map. It shows no real place. */
export function MapDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1200 675" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g data-part="street" fill="none">
        <path d="M-20 150c260 20 520-10 1240 60" strokeWidth="14" />
        <path d="M-20 330c300-30 640 30 1240-40" strokeWidth="20" />
        <path d="M250-20c20 180-10 330 40 640" strokeWidth="14" />
        <path d="M610-20c-30 160 30 300 0 620" strokeWidth="20" />
        <path d="M930-20c30 180-30 280 10 640" strokeWidth="14" />
        <path
          d="M-20 40 330 90 700 30l520 70M60 160l30 430M420 150l20 450M770 180l-20 370M1080 190l10 330M290 240l640 20M280 410l340 10"
          strokeWidth="6"
        />
      </g>
      <path data-part="water" d="M-20 520c180-70 320 30 470-10s260-120 420-70 220 60 350 20v260H-20Z" />
      <circle data-part="here" cx="600" cy="310" r="9" />
      <circle data-part="ring" cx="600" cy="310" r="26" fill="none" strokeWidth="2" />
    </svg>
  )
}
