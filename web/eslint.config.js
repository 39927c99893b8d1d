import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
  // Built, or written by tests.
  { ignores: ['dist', 'src/messages.ts', 'src/prints.ts', 'src/protocol.ts'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
    rules: {
      'max-len': ['error', { code: 120 }],
      // The page replaces its sets and maps; it does not change those that it shows.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    // Types in components are checked by svelte-check.
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // Drawings are made of the page's own data.
    files: ['src/art/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
