import { GUARDED, Programs, errorsIn } from './tests/architecture/support/unions.ts'
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6 }
let t = cpu(); const lap = (n: string) => { const z = cpu(); console.log(n, (z - t).toFixed(2)); t = z }
const p = new Programs(); const plain = p.plain; lap('plain program')
errorsIn(plain, 'src/engine/restrictions/table.ts'); lap('first check')
for (const g of GUARDED.slice(0, 3).concat(GUARDED.slice(30, 33), GUARDED.slice(-2))) { const q = p.with(g.file, g.grown); lap(g.union + ' program'); q.getTypeChecker(); lap('  checker'); for (const r of g.rooms) { errorsIn(q, r); lap('  ' + r) } }
