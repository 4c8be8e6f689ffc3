/** A flow of whole units through a network, each edge of which earns something for every unit. */

export interface Network {
  readonly to: number[]
  readonly room: number[]
  readonly gain: number[]
  /** By node, its edges; edge `n ^ 1` is edge `n` backwards. */
  readonly out: number[][]
}

/** A network of that many nodes and no edges. */
export function networkOf(nodes: number): Network {
  return { to: [], room: [], gain: [], out: Array.from({ length: nodes }, () => []) }
}

/** Adds a node; gives its number. */
export function addNode({ out }: Network): number {
  return out.push([]) - 1
}

/** Adds an edge with room for that many units; gives its number. */
export function addEdge({ to, room, gain, out }: Network, from: number, target: number, n: number, each: number): number {
  const edge = to.push(target, from) - 2
  room.push(n, 0)
  gain.push(each, -each)
  out[from]?.push(edge)
  out[target]?.push(edge + 1)
  return edge
}

/** Whether the edge carries a unit. */
export function carries({ room }: Network, edge: number): boolean {
  return (room[edge ^ 1] ?? 0) > 0
}

/** The edge by which the most gainful path from `source` reaches each node, and what the path to `sink` earns. */
function bestPath({ to, room, gain, out }: Network, source: number, sink: number): { by: number[]; earns: number } {
  const earned = out.map(() => Number.NEGATIVE_INFINITY)
  const by = out.map(() => -1)
  const waiting = [source]
  const isWaiting = out.map((_, node) => node === source)
  earned[source] = 0
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    isWaiting[node] = false
    for (const edge of out[node] ?? []) {
      const next = to[edge] as number
      const sum = (earned[node] as number) + (gain[edge] as number)
      if (room[edge] === 0 || sum <= (earned[next] as number)) continue
      earned[next] = sum
      by[next] = edge
      if (!isWaiting[next]) waiting.push(next)
      isWaiting[next] = true
    }
  }
  return { by, earns: earned[sink] as number }
}

/**
 * Sends units from `source` to `sink` as long as another one earns something, and gives all that they earn. No flow
 * earns more, and none that earns as much has fewer units: each is sent along the most gainful path that is left.
 */
export function sendAll(network: Network, source: number, sink: number): number {
  const { to, room } = network
  for (let total = 0; ; ) {
    const { by, earns } = bestPath(network, source, sink)
    if (earns <= 0) return total
    const path: number[] = []
    for (let node = sink; node !== source; node = to[(path.at(-1) as number) ^ 1] as number) path.push(by[node] as number)
    const n = Math.min(...path.map((edge) => room[edge] as number))
    for (const edge of path) {
      room[edge] = (room[edge] as number) - n
      room[edge ^ 1] = (room[edge ^ 1] as number) + n
    }
    total += n * earns
  }
}
