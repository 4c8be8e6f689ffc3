/** Whether the site answers: asked with a picture, since the page's policy lets nothing be fetched. */
const answers = (): Promise<boolean> =>
  new Promise((tell) => {
    const picture = new Image()
    picture.onload = () => tell(true)
    picture.onerror = () => tell(false)
    picture.src = `favicon.svg?${Date.now()}`
  })

/**
 * Asks once more for code that couldn't be loaded. A browser may remember until the page is loaded anew that a file
 * couldn't be had, so where the site answers that is done; games, decks and settings are kept. Where it doesn't, the
 * error is that of `load`.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await answers())) throw error
    location.reload()
    return new Promise(() => {})
  }
}

/** Loads in the first round, and again in each later one, which a person has asked for. */
export const loadIn = <T>(round: number, load: () => Promise<T>): Promise<T> => (round === 0 ? load() : loadAgain(load))
