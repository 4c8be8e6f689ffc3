import { hash, seeded } from '../look/index.ts'

/** A small mark of our own for a set (206.1), in a 24 by 24 box: a star or ring seeded only by the set's name. */
export function setSign(set: string): string {
  const random = seeded(hash(set))
  const points = 3 + Math.floor(random() * 6)
  const inner = 4 + random() * 5
  const turn = random() * Math.PI
  const hole = random() < 0.5 ? 0 : 1.5 + random() * 2
  const corner = (n: number): string => {
    const radius = n % 2 === 0 ? 10.5 : inner
    const angle = turn + (n * Math.PI) / points
    return `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`
  }
  const outline = `M${Array.from({ length: points * 2 }, (_, n) => corner(n)).join('L')}Z`
  if (hole === 0) return outline
  const half = `a${hole.toFixed(1)} ${hole.toFixed(1)} 0 1 0`
  const across = (hole * 2).toFixed(1)
  return `${outline}M${(12 - hole).toFixed(1)} 12${half} ${across} 0${half} -${across} 0Z`
}
