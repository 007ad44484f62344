/** Any path of SVG as absolute M, L, C and Z commands, two decimals. */
export function absolutePath(d) {
  const pen = { at: [0, 0], start: [0, 0], handle: undefined, out: '' }
  let command = ''
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)/g) ?? []
  while (tokens.length > 0) {
    if (/[a-zA-Z]/.test(tokens[0])) command = tokens.shift()
    else if (command === 'M') command = 'L'
    else if (command === 'm') command = 'l'
    const draw = commands[command.toUpperCase()]
    if (!draw) throw new Error(`${command} in ${d} is not supported`)
    const isRelative = command === command.toLowerCase()
    const [ox, oy] = isRelative ? pen.at : [0, 0]
    const number = () => Number(tokens.shift())
    const handle = draw(pen, {
      number,
      flag: () => flag(tokens),
      x: () => ox + number(),
      y: () => oy + number(),
      point: () => [ox + number(), oy + number()],
    })
    pen.handle = handle && { command: command.toUpperCase(), at: handle }
  }
  return pen.out
}

// A flag of an arc is one digit, and may touch the next number.
function flag(tokens) {
  const [token] = tokens
  if (token.length === 1) tokens.shift()
  else tokens[0] = token.slice(1)
  return token[0] === '1'
}

/** Each draws, and returns the control point that a smooth command after it continues from. */
const commands = {
  M: (pen, { point }) => {
    pen.at = point()
    pen.start = pen.at
    pen.out += `M${pair(pen.at)}`
  },
  L: (pen, { point }) => line(pen, point()),
  H: (pen, { x }) => line(pen, [x(), pen.at[1]]),
  V: (pen, { y }) => line(pen, [pen.at[0], y()]),
  Z: (pen) => {
    pen.at = pen.start
    pen.out += 'Z'
  },
  C: (pen, { point }) => curve(pen, [point(), point(), point()]),
  S: (pen, { point }) => curve(pen, [mirrorHandle(pen, 'CS'), point(), point()]),
  Q: (pen, { point }) => bend(pen, point(), point()),
  T: (pen, { point }) => bend(pen, mirrorHandle(pen, 'QT'), point()),
  A: (pen, { number, flag: isSet, point }) => {
    const ellipse = { rx: number(), ry: number(), turn: number(), large: isSet(), sweep: isSet() }
    for (const part of arcCurves(pen.at, ellipse, point())) curve(pen, part)
  },
}

function line(pen, to) {
  pen.at = to
  pen.out += `L${pair(to)}`
}

function curve(pen, [first, second, to]) {
  pen.at = to
  pen.out += `C${pair(first)} ${pair(second)} ${pair(to)}`
  return second
}

function bend(pen, by, to) {
  const towards = ([x, y]) => [x + ((by[0] - x) * 2) / 3, y + ((by[1] - y) * 2) / 3]
  curve(pen, [towards(pen.at), towards(to), to])
  return by
}

function mirrorHandle({ at, handle }, after) {
  if (!handle || !after.includes(handle.command)) return at
  return [2 * at[0] - handle.at[0], 2 * at[1] - handle.at[1]]
}

/** SVG 2, appendix B.2.4: converts an arc from endpoints to center form; each quarter turn is a cubic curve. */
function arcCurves([x1, y1], { rx, ry, turn, large, sweep }, [x2, y2]) {
  if (turn !== 0 && rx !== ry) throw new Error('Rotated ellipses are not supported')
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const grow = Math.sqrt(Math.max(1, (dx / rx) ** 2 + (dy / ry) ** 2))
  const [a, b] = [rx * grow, ry * grow]
  const across = (a * dy) ** 2 + (b * dx) ** 2
  const factor = Math.sqrt(Math.max(0, (a * b) ** 2 - across) / across) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(factor * a * dy) / b, (-factor * b * dx) / a]
  const begin = Math.atan2((dy - cy) / b, (dx - cx) / a)
  const span = spanOf(Math.atan2((-dy - cy) / b, (-dx - cx) / a) - begin, sweep)
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const on = (angle, along) => [
    cx + (x1 + x2) / 2 + a * (Math.cos(angle) - along * Math.sin(angle)),
    cy + (y1 + y2) / 2 + b * (Math.sin(angle) + along * Math.cos(angle)),
  ]
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [begin + index * step, begin + (index + 1) * step]
    return [on(from, reach), on(to, -reach), on(to, 0)]
  })
}

function spanOf(span, sweep) {
  if (sweep && span < 0) return span + 2 * Math.PI
  return !sweep && span > 0 ? span - 2 * Math.PI : span
}

function pair([x, y]) {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}
