// What was asked for on a command line, and the answer to what can't be understood.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Ends the program with 2, after saying what is wrong and how it is used.
 * @param {string} help
 * @param {string} wrong
 * @returns {never}
 */
export function refuse(help, wrong) {
  console.error(`${wrong}\n\n${help}`)
  process.exit(2)
}

/**
 * The options and names of the command line, as `parseArgs` gives them. An option that it doesn't know, or that lacks
 * its value, is refused.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help
 * @param {Config} config
 */
export function readCommandLine(help, config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return refuse(help, error instanceof Error ? error.message : String(error))
  }
}

/**
 * The whole number that an option says, from `least` on; anything else is refused.
 * @param {string} help
 * @param {string} option
 * @param {string} text
 */
export function wholeNumber(help, option, text, least = 0) {
  const number = Number(text)
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number
  return refuse(help, `${option}: ${text === '' ? 'nothing' : text} is no whole number from ${least}`)
}

/**
 * Ends the program with 2, after saying what is wrong with a file that the command line names.
 * @param {string} file
 * @param {string} wrong
 * @returns {never}
 */
export function refuseFile(file, wrong) {
  console.error(`${file}: ${wrong}`)
  process.exit(2)
}

/** @param {unknown} error */
function whyUnreadable(error) {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error.message
}

/**
 * The text of a file; one that can't be read is refused.
 * @param {string} file
 */
export function givenText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return refuseFile(file, whyUnreadable(error))
  }
}

/**
 * What a JSON file says; one that can't be read, or isn't JSON, is refused.
 * @param {string} file
 */
export function givenJson(file) {
  const text = givenText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuseFile(file, whyUnreadable(error))
  }
}
