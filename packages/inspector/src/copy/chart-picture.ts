/** What the style sheet sets in a drawing. A file of its own has no style sheet. */
const drawnProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
]

/** Pixels of a PNG for one of the drawing, so that text is sharp on dense screens. */
const density = 2

/** A drawing as an SVG file in its full size, with the colours of the current theme. */
export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([svgText(drawing)], { type: 'image/svg+xml' })
}

/** A drawing as a PNG file, with the colours of the current theme. */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml,${encodeURIComponent(svgText(drawing))}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * density, height: height * density })
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The drawing is too large for a PNG file.')))),
  )
}

function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [...copy.querySelectorAll('*')]
  for (const [place, element] of [...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element)
    for (const name of drawnProperties) copies[place]!.setAttribute(name, style.getPropertyValue(name))
    copies[place]!.removeAttribute('class')
  }
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('class')
  copy.style.backgroundColor = getComputedStyle(document.body).backgroundColor
  return new XMLSerializer().serializeToString(copy)
}
