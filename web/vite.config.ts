import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Where the words are: beside us in a checkout, elsewhere when cargo builds from a copy. */
const ftl = process.env['STAMMTISCH_FTL'] ?? resolve(import.meta.dirname, '../crates/stammtisch-text/ftl');

/** Fills in the words that are there before any script runs, `{{de:page-app}}`: in the document and in its manifest. */
function worded(): Plugin {
  const bundles = new Map(
    ['de', 'en'].map((lang) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(join(ftl, lang, 'page.ftl'), 'utf8')));
      return [lang, bundle];
    }),
  );
  const filled = (text: string): string =>
    text.replace(/\{\{(\w+):([\w-]+)\}\}/g, (_mark, lang: string, key: string) => {
      const bundle = bundles.get(lang);
      const pattern = bundle?.getMessage(key)?.value;
      if (!bundle || !pattern) throw new Error(`page.ftl has no ${key} in ${lang}`);
      return bundle.formatPattern(pattern);
    });
  const manifest = 'manifest.webmanifest';
  let folder = '';
  return {
    name: 'worded',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: filled,
    configureServer: (server) => {
      server.middlewares.use(`/${manifest}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(filled(readFileSync(join(server.config.publicDir, manifest), 'utf8')));
      });
    },
    writeBundle: () => {
      const file = join(folder, manifest);
      writeFileSync(file, filled(readFileSync(file, 'utf8')));
    },
  };
}

/** Lets the document ask for the letters before any script runs: they are there with the first word, or not on this visit. */
function lettered(): Plugin {
  return {
    name: 'lettered',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Puts a brotli and a gzip form beside every file that gains from one, so that the server never compresses. Browsers take brotli
 * over HTTPS only; on plain HTTP, as in the hall, it is gzip.
 */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|wasm|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        const forms = { br: brotliCompressSync(bytes, quality), gz: gzipSync(bytes, { level: 9 }) };
        for (const [ending, small] of Object.entries(forms)) {
          if (small.length < bytes.length) writeFileSync(`${path}.${ending}`, small);
        }
      }
    },
  };
}

/** Writes which files there are, so that the service worker keeps all of them, and into the worker which version they make. */
function listed(): Plugin {
  let folder = '';
  return {
    name: 'listed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      const worker = join(folder, 'page-worker.js');
      const text = readFileSync(worker, 'utf8');
      const hash = createHash('sha256').update(text);
      for (const name of ['files.json', 'index.html']) hash.update(readFileSync(join(folder, name)));
      writeFileSync(worker, text.replace('{{version}}', hash.digest('hex').slice(0, 16)));
    },
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      this.emitFile({
        type: 'asset',
        fileName: 'files.json',
        source: JSON.stringify(files.map((name) => `/${name}`).sort()),
      });
    },
  };
}

/** The engine that cargo built of the rules, a module of WebAssembly; none where it could not be built. */
const engine = process.env['STAMMTISCH_ENGINE'];

/** `virtual:engine`: where the engine is, or the line that installs what is missing to build it. */
function withEngine(): Plugin {
  const name = 'virtual:engine';
  const install = process.env['STAMMTISCH_ENGINE_LINE'] ?? null;
  return {
    name: 'engine',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined;
      const url = engine
        ? `export { default as url } from ${JSON.stringify(`${resolve(engine)}?url`)};`
        : 'export const url = null;';
      return `${url}\nexport const install = ${JSON.stringify(engine ? null : install)};`;
    },
  };
}

const server = process.env['STAMMTISCH_SERVER'] ?? 'http://127.0.0.1:7333';

export default defineConfig({
  plugins: [svelte(), withEngine(), worded(), lettered(), listed(), compressed()],
  resolve: { alias: { $ftl: ftl } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
  server: {
    fs: { allow: ['.', ftl, ...(engine ? [dirname(resolve(engine))] : [])] },
    // The address stays the browser's own, as the server looks at where a request comes from.
    proxy: Object.fromEntries(
      ['/api', '^/cards[a-z-]*\\.svg$', '/ws'].map((path) => [
        path,
        { target: server, ws: path === '/ws', changeOrigin: false },
      ]),
    ),
  },
});
