// What was asked for on a command line.
import { parseArgs } from 'node:util'

/**
 * The options and names of the command line, as `parseArgs` gives them. What it doesn't know, or lacks, ends the program with 2, after
 * saying which and how it is used.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help
 * @param {Config} config
 */
export function readCommandLine(help, config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    console.error(`${said}\n\n${help}`)
    process.exit(2)
  }
}
