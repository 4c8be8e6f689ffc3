import { disc, oval, type Point, polar, type Random, round, TAU, through } from '../look/index.ts'
import { eyes } from './faces.ts'
import { cutout, filled, lined, mirrored, type Shape } from './shape.ts'

/** A rising, coiled body: serpents, wurms, eels. */
export const coiled = (random: Random): readonly Shape[] => {
  const sway = 15 + random() * 8
  const turns = 1.4 + random() * 0.6
  const flip = random() > 0.5 ? 1 : -1
  const points: Point[] = []
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    const x = 60 + flip * Math.sin(t * turns * TAU) * sway * (1 - t * 0.55)
    points.push([round(x), round(88 - t * 60)])
  }
  const [hx, hy] = points.at(-1) ?? [60, 28]
  const jaw = 7 + random() * 3
  const [left, right] = [round(hx - jaw), round(hx + jaw)]
  const crown = `M${left} ${hy + 4}Q${hx - jaw} ${hy - 12} ${hx} ${hy - 15}`
  const head = `${crown}Q${right} ${hy - 12} ${right} ${hy + 4}Q${hx} ${hy + 13} ${left} ${hy + 4}Z`
  const frill = 14 + random() * 6
  const fan = [-1, 1].map(
    (s) => `M${hx} ${hy - 6}L${round(hx + s * frill)} ${hy - 14}L${round(hx + s * frill * 0.9)} ${hy + 4}Z`,
  )
  return [
    filled(oval(60, 84, 44, 6), 'lit', 0.25),
    { d: through(points), stroke: 'deep', width: 15 },
    { d: through(points), stroke: 'lit', width: 11.5 },
    { d: through(points), stroke: 'deep', width: 1.4, dash: '1 5', opacity: 0.7 },
    filled(fan.join(''), 'lit', 0.6),
    cutout(head),
    filled(disc(hx - 3.4, hy - 3, 1.7) + disc(hx + 3.4, hy - 3, 1.7), 'deep'),
  ]
}

/** A round body on many bent legs: spiders, crabs, scorpions. */
export const legged = (random: Random): readonly Shape[] => {
  const legs = 3 + Math.floor(random() * 2)
  const reach = 34 + random() * 8
  let d = ''
  for (let i = 0; i < legs; i++) {
    const up = -0.85 + (i / (legs - 1)) * 1.5 + random() * 0.1
    const knee = polar(64, 44, reach * 0.66, up - 0.35)
    const foot = polar(62, 48, reach * 1.15, up + 0.22)
    d += `M62 46L${knee}L${foot}`
  }
  const body = 11 + random() * 4
  return [
    mirrored(lined(d, 'lit', 2.6)),
    cutout(oval(60, 52, body, body * 1.15)),
    cutout(oval(60, 36, body * 0.62, body * 0.58)),
    eyes(random, 35, 3),
    lined(`M60 ${round(52 - body * 0.5)}V${round(52 + body * 0.7)}`, 'deep', 1.6, 0.7),
  ]
}

/** A carved mask on broad shoulders: golems, giants, constructs. */
export const carved = (random: Random): readonly Shape[] => {
  const w = 15 + random() * 4
  const at = (k: number): number => round(60 + w * k)
  const top = round(14 + random() * 5)
  const crest = 1 + Math.floor(random() * 3)
  let crown = ''
  for (let i = 0; i < crest; i++) {
    const x = 60 + (i - (crest - 1) / 2) * 10
    crown += `M${x - 3.5} ${top + 3}L${x} ${round(top - 8 - random() * 4)}L${x + 3.5} ${top + 3}Z`
  }
  return [
    mirrored(filled(`M60 58L${at(1.5)} 60L${at(2.4)} 70L${at(2.5)} 88H60Z`, 'lit', 0.55)),
    filled(crown, 'lit'),
    cutout(
      `M${at(-0.7)} ${top}H${at(0.7)}L${at(1)} 30L${at(0.85)} 52L${at(0.45)} 64H${at(-0.45)}L${at(-0.85)} 52L${at(-1)} 30Z`,
    ),
    filled(
      `M${at(-0.65)} 34h${round(w * 0.45)}v5h-${round(w * 0.45)}ZM${at(0.2)} 34h${round(w * 0.45)}v5h-${round(w * 0.45)}Z`,
      'deep',
    ),
    lined(`M60 41V50M${at(-0.3)} 56H${at(0.3)}M60 ${top + 2}V28`, 'deep', 2),
  ]
}

/** A finned body above the waterline: fish, krakens, leviathans. */
export const finned = (random: Random): readonly Shape[] => {
  const arms = 4 + Math.floor(random() * 3)
  let tentacles = ''
  for (let i = 0; i < arms; i++) {
    const x = 63 + i * 5
    const out = 74 + i * 9 + random() * 6
    tentacles += `M${x} 52C${x + 4} 70 ${round(out)} 62 ${round(out - 4)} ${round(80 + random() * 8)}`
  }
  const top = round(10 + random() * 6)
  const w = round(15 + random() * 4)
  return [
    mirrored(lined(tentacles, 'lit', 2.6)),
    mirrored(filled(`M${60 + w - 2} 30L${round(60 + w + 12 + random() * 5)} 38L${60 + w - 3} 46Z`, 'lit', 0.7)),
    cutout(
      `M60 ${top}C${60 + w + 6} 22 ${60 + w} 44 ${60 + w - 4} 58Q60 66 ${60 - w + 4} 58C${60 - w} 44 ${60 - w - 6} 22 60 ${top}Z`,
    ),
    eyes(random, 46, 6),
  ]
}
