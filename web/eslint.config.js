import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

import game from './game-rules.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist', 'playwright-report', 'test-results', 'src/wire'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // What is taken out of an object by naming it is not used, and so is a `_`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A set or a date that no screen watches is a plain one.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that has to stay is written as one.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The types of snippets and of other components are known to svelte-check alone.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // One way to the server, one kind of error, one function for words.
    files: ['src/**'],
    ignores: ['src/**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The way to the server is net/client.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ClassDeclaration[superClass.name="Error"]',
          message: 'What goes wrong on the way to the server is a Problem.',
        },
        { selector: 'NewExpression[callee.name="Texts"]', message: 'Every word comes from t.' },
      ],
    },
  },
  {
    // The rules of the game are the core's.
    files: ['src/**'],
    ignores: ['src/**/*.test.ts', 'src/words/*'],
    plugins: { game },
    rules: { 'game/no-rules': 'error' },
  },
  { files: ['src/net/client.ts', 'src/parts/deck.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['src/net/problem.ts', 'src/pages/rules/toml.ts', 'src/texts.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // A fixture of Playwright takes `{}` where it needs no other.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['*.config.*'], languageOptions: { globals: globals.node } },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  { files: ['public/**'], languageOptions: { globals: globals.serviceworker } },
);
