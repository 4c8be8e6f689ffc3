const root='/work/main'; const games = Number(process.argv[3] ?? 30); const mode = process.argv[4] ?? 'both'
const { loadSet } = await import(`/work/main/src/catalog/index.ts`)
const E = await import(`/work/main/src/engine/index.ts`)
const { roller } = await import(`/work/main/tests/bench/measure.ts`)
const set = await loadSet()
const understood = new Map(set.cards.flatMap(({ record, compiled }: any) => compiled.ok ? [[record.name, compiled.printed]] : []))
const decks = set.decks.map((d: any) => d.cards.flatMap(({ name, count }: any) => Array.from({ length: count }, () => understood.get(name)).flatMap((c: any) => c ?? [])))
function out(seed: number, visit: any) {
  const roll = roller(seed * 7919 + 1)
  const deck = (n: number) => decks[n % 10]
  let { position } = E.newGame({ edition: '2011', seed, starter: 'random', players: [{ name: 'A', deck: deck(seed) }, { name: 'B', deck: deck(seed + 3) }] })
  let n = 0
  while (position.question !== null && n < 6000) { visit?.(position); const a = E.answer(position, E.sampleReply(position, roll)); position = a.position; n++ }
  return n
}
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6 }
for (let s = 1000; s < 1000 + games; s++) out(s, null)
const run = (visit: any) => { const t = cpu(); let n = 0; for (let s = 1; s <= games; s++) n += out(s, visit); return [n, n / (cpu() - t)] as const }
const r: any = {}
if (mode !== 'listed') r.plain = run(null)
if (mode !== 'plain') r.listed = run((p: any) => E.legalReplies(p))
console.log(root, JSON.stringify(r))
