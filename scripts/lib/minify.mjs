// What makes the page's code small: SWC, which leaves a sixtieth less than the bundler's own minifier.
import { minify } from '@swc/core'

const compress = /** @type {const} */ ({ ecma: 2022, module: true, toplevel: true, passes: 3 })

/**
 * Minifies each chunk of the build once nothing else changes it. The bundler's own minifier is to be off
 * (`build.minify`).
 * @returns {import('vite').Plugin}
 */
export const withSmallChunks = () => ({
  name: 'with-small-chunks',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      chunk.code = (await minify(chunk.code, { module: true, compress, mangle: { toplevel: true } })).code
    }
  },
})
