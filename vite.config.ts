import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { grammarVersion } from './scripts/lib/grammar.mjs'

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

export default defineConfig({
  // Relative addresses: the built site works from any sub-path.
  base: './',
  define: { __GRAMMAR__: JSON.stringify(grammarVersion(import.meta.dirname)) },
  plugins: [react(), withoutPolicyInDevelopment()],
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, so the policy can stay strict for fonts and scripts.
    assetsInlineLimit: 0,
    manifest: true,
    // It would fetch; the policy lets nothing be fetched, and a browser without it only loads a moment later.
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
