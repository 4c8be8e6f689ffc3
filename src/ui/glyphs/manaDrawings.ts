import { disc, polar, TAU } from '../look/index.ts'
import type { Drawing } from './drawing.ts'

const sunRays = Array.from({ length: 8 }, (_, index) => {
  const angle = (index / 8) * TAU
  const [tip, left, right] = [
    polar(12, 12, 11.5, angle),
    polar(12, 12, 6.6, angle - 0.3),
    polar(12, 12, 6.6, angle + 0.3),
  ]
  return `M${tip}L${left}L${right}Z`
}).join('')

/** Distinguished by outline: sun, drop, crescent, flame, leaf, lozenge, frost star; numbers are on a hexagon. */
export const manaDrawings = {
  W: [disc(12, 12, 4.7), sunRays],
  U: [
    {
      d: 'M12 .8C15.6 6.2 19.6 10.2 19.6 15.2A7.6 7.6 0 0 1 4.4 15.2C4.4 10.2 8.4 6.2 12 .8ZM8 15.2a4 4 0 0 0 4 4v-2a2 2 0 0 1-2-2Z',
      cut: true,
    },
  ],
  B: ['M15.6 1.4A11 11 0 1 0 22.6 15.2 8.7 8.7 0 1 1 15.6 1.4Z'],
  R: [
    {
      d: 'M13.2.6c.6 4.6 6.9 7.3 6.9 14.3 0 5.1-3.6 8.5-8.1 8.5s-8.1-3.4-8.1-8.2c0-3.3 1.8-5.4 3.2-7.3.5 1.7 1.1 2.6 2.1 3.4C9 7.1 10.6 3.3 13.2.6ZM12.1 20.7c2 0 3.5-1.5 3.5-3.5 0-2.3-1.9-3.5-2.6-5.6-1.9 1.7-4.3 3.5-4.3 5.9 0 1.9 1.5 3.2 3.4 3.2Z',
      cut: true,
    },
  ],
  G: [
    {
      d: 'M21.8 1.8C22.7 13 18.3 20.3 9.8 20.3c-1.5 0-2.7-.3-3.7-.8L3.3 22.6 1.5 21l2.9-3.2C1.3 12.6 5.7 3.8 21.8 1.8ZM17.3 6.1 6.8 16.4l1.3 1.3L17.3 6.1Z',
      cut: true,
    },
  ],
  C: [{ d: 'M12 1 22 12 12 23 2 12ZM12 6.5 7 12l5 5.5 5-5.5Z', cut: true }],
  S: [{ d: 'M12 1.5v21M2.9 6.8l18.2 10.4M21.1 6.8 2.9 17.2M9 3.2l3 3 3-3M9 20.8l3-3 3 3', line: 2 }],
  hexagon: ['M12 .6 22 6.3V17.7L12 23.4 2 17.7V6.3Z'],
} satisfies Record<string, Drawing>
