import { simple } from './grammar.ts'

export const livingWeapon = simple('livingWeapon', () => [
  'When ~ enters the battlefield, create a 0/0 black Germ creature token, then attach ~ to it.',
])
