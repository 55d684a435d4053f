import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noRawHtml = {
  selector:
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
  message: 'Raw HTML goes through core/sanitise only.',
};
const noEndpointAttribute = {
  selector: 'Property[key.name=/(Url|Endpoint|Origin|Action|Base)$/][value.value="string"]',
  message: 'An attribute never names an endpoint: whoever edits the page could collect passwords with it.',
};

const noReplaced = {
  selector:
    'CallExpression[callee.object.name="Array"][callee.property.name="from"], CallExpression[callee.property.name=/^(reduce|reduceRight|scrollTo)$/]',
  message: 'Prototype and MooTools, which old pages have, replace it.',
};

const ownId = {
  name: 'react',
  importNames: ['useId'],
  message: 'Ids come from core/use-unique-id: another React application of the page may count from the same start.',
};

/** Components, and the hooks beside them; of the core's files only those for React end in `.tsx`. */
const withReact = ['src/**/*.tsx', 'src/{features,ui}/**/*.ts'];

const holdsAllUp = 'One component that suspends would hold up the drawing of every element of the page';
const noLazy = { name: 'react', importNames: ['lazy', 'Suspense'], message: `${holdsAllUp}: use core/late.` };
const noSuspending = {
  selector:
    'CallExpression[callee.name="use"] > Identifier.arguments:not([name=/Context$/]), CallExpression[callee.name="atom"] > :function.arguments:first-child[async=true]',
  message: `${holdsAllUp}: say that it loads with useElementState.`,
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', '.data/', 'coverage/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-syntax': ['error', noRawHtml],
      'no-restricted-imports': ['error', { paths: [ownId, noLazy] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
    },
  },
  { ...reactHooks.configs.flat['recommended-latest'], files: withReact },
  { ...jsxA11y.flatConfigs.strict, files: ['src/**/*.tsx'] },
  // A map that keys move, what scrolls, and a panel that may hold no control must all be reached by Tab.
  {
    files: ['src/**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['application', 'group', 'tabpanel'], allowExpressionValues: true },
      ],
    },
  },
  // Safari drops the list role of a list without bullets unless it is explicit.
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }] } },
  { files: ['elements/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noRawHtml, noEndpointAttribute] } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', noRawHtml, noReplaced] } },
  {
    files: [...withReact, 'src/state/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noRawHtml, noReplaced, noSuspending] },
  },
  { files: ['src/core/use-unique-id.tsx', 'test/**'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['test/**', 'demo/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
