/**
 * The game's seed comes from all pages: each commits to a secret by its hash before any is shown, so that none can
 * choose its own by another's.
 */
import { sha256 } from './digest.ts'

/** What a page shows before its secret. */
export const commitmentTo = (secret: string): string => sha256(`cantrip secret ${secret}`)

/** The seat whose secret isn't the one that was committed to; `null`: all are. */
export function brokenCommitment(commitments: readonly string[], secrets: readonly string[]): number | null {
  const at = commitments.findIndex((one, seat) => secrets[seat] === undefined || commitmentTo(secrets[seat]) !== one)
  return at < 0 ? null : at
}

const number = (digits: string): number => Number.parseInt(digits.slice(0, 8), 16)

/** The seed of the shuffles, a whole number below 2^31. */
export const seedOf = (secrets: readonly string[]): number => number(sha256(`cantrip seed ${secrets.join(' ')}`)) >>> 1

/** The seat that goes first. */
export const starterOf = (secrets: readonly string[]): number =>
  number(sha256(`cantrip coin ${secrets.join(' ')}`)) % Math.max(1, secrets.length)
