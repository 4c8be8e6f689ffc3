import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { friendDefines, withPeerServer } from './scripts/lib/friend.mjs'
import { grammarVersion } from './scripts/lib/grammar.mjs'
import { withLanguages } from './scripts/lib/languages.mjs'
import { withSmallChunks } from './scripts/lib/minify.mjs'
import { withPrograms } from './scripts/lib/programs.mjs'
import { treeshake, withWorkers } from './scripts/lib/workers.mjs'

/**
 * The page's Content-Security-Policy forbids inline scripts. The development server needs one (React's refresh
 * preamble), so there, and only there, the policy is taken out of the page.
 */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        server ? html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '') : html,
    },
  }
}

const languages = withLanguages()
const workers = withWorkers(import.meta.dirname)

export default defineConfig({
  // Relative addresses: the built site works from any sub-path.
  base: './',
  define: {
    __GRAMMAR__: JSON.stringify(grammarVersion(import.meta.dirname)),
    ...friendDefines(import.meta.dirname),
  },
  plugins: [
    react(),
    withPrograms(import.meta.dirname),
    workers.plugin,
    languages.plugin,
    withPeerServer(import.meta.dirname),
    withoutPolicyInDevelopment(),
    withSmallChunks(),
    // Everything of the site is kept for use without a network, other languages than English once they are spoken; cards from outside are in the database instead. A new
    // version waits until somebody takes it (`src/ui/session/offline.ts`).
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}'],
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => languages.isForAll(url)), warnings: [] }),
        ],
        importScripts: [languages.keeper],
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  build: {
    target: 'es2022',
    // `withSmallChunks` does it.
    minify: false,
    cssMinify: true,
    // Nothing is inlined as a data: address, so the policy can stay strict for fonts and scripts.
    assetsInlineLimit: 0,
    manifest: true,
    // It would fetch; the policy lets nothing be fetched, and a browser without it only loads a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake, output: { codeSplitting: { groups: workers.groups } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
