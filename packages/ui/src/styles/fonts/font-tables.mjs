/** Reads the required parts of an sfnt font: vertical metrics and the advance width of each character. */
export function readFont(data) {
  const table = (tag) => {
    for (let entry = 12; ; entry += 16) {
      if (data.toString('latin1', entry, entry + 4) === tag) return data.subarray(data.readUInt32BE(entry + 8))
    }
  }
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map(table)
  const wide = hhea.readUInt16BE(34)
  const advances = new Map()
  for (const [code, glyph] of charactersOf(cmap)) advances.set(code, hmtx.readUInt16BE(4 * Math.min(glyph, wide - 1)))
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advances,
  }
}

/** Pairs of character and glyph from a format 4 subtable, since all our characters are in the basic plane. */
function charactersOf(cmap) {
  const pairs = []
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const sub = cmap.subarray(cmap.readUInt32BE(record + 4))
    if (sub.readUInt16BE(0) !== 4) continue
    const double = sub.readUInt16BE(6)
    for (let segment = 0; segment < double; segment += 2) {
      const end = sub.readUInt16BE(14 + segment)
      const start = sub.readUInt16BE(16 + double + segment)
      const delta = sub.readUInt16BE(16 + 2 * double + segment)
      const offsetAt = 16 + 3 * double + segment
      const offset = sub.readUInt16BE(offsetAt)
      for (let code = start; code <= end && code !== 0xffff; code += 1) {
        const glyph = offset === 0 ? code : sub.readUInt16BE(offsetAt + offset + 2 * (code - start))
        pairs.push([code, (glyph + delta) & 0xffff])
      }
    }
    return pairs
  }
  return pairs
}
