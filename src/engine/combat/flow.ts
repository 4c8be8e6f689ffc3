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
export function addEdge(
  { to, room, gain, out }: Network,
  from: number,
  target: number,
  n: number,
  each: number,
): number {
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

/** By node, what the most gainful path from `source` to it earns. */
function earnings({ to, room, gain, out }: Network, source: number): readonly number[] {
  const earned = out.map(() => Number.NEGATIVE_INFINITY)
  const isWaiting = out.map(() => false)
  const waiting = [source]
  earned[source] = 0
  for (const node of waiting) {
    isWaiting[node] = false
    for (const edge of out[node] as number[]) {
      if (room[edge] === 0) continue
      const next = to[edge] as number
      const sum = (earned[node] as number) + (gain[edge] as number)
      if (sum <= (earned[next] as number)) continue
      earned[next] = sum
      if (!isWaiting[next]) waiting.push(next)
      isWaiting[next] = true
    }
  }
  return earned
}

/**
 * Sends up to `n` units on from a node along paths that earn the most; gives how many. A node without a way is closed.
 */
function sendOn(
  network: Network,
  earned: readonly number[],
  isClosed: boolean[],
  node: number,
  sink: number,
  n: number,
): number {
  if (node === sink) return n
  const { to, room, gain, out } = network
  let sent = 0
  isClosed[node] = true
  for (const edge of out[node] as number[]) {
    const next = to[edge] as number
    const left = room[edge] as number
    if (left === 0 || isClosed[next] || earned[next] !== (earned[node] as number) + (gain[edge] as number)) continue
    const more = sendOn(network, earned, isClosed, next, sink, Math.min(left, n - sent))
    room[edge] = left - more
    room[edge ^ 1] = (room[edge ^ 1] as number) + more
    sent += more
    if (sent === n) {
      isClosed[node] = false
      break
    }
  }
  return sent
}

/**
 * Sends units from `source` to `sink` as long as another one earns something, and gives all that they earn. No flow
 * earns more, and none that earns as much has fewer units: each is sent along a most gainful path of those left.
 */
export function sendAll(network: Network, source: number, sink: number): number {
  for (let total = 0; ; ) {
    const earned = earnings(network, source)
    const each = earned[sink] as number
    if (each <= 0) return total
    total +=
      each *
      sendOn(
        network,
        earned,
        network.out.map(() => false),
        source,
        sink,
        Number.POSITIVE_INFINITY,
      )
  }
}
