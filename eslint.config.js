import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const TYPESCRIPT = ["**/*.{ts,tsx}"];
const TESTS = ["**/*.test.{ts,tsx}", "tests/**", "widgets/testing/**"];

/** Files whose default export a framework or a tool asks for. */
const FRAMEWORK_FILES = [
  "app/routes/**/route.tsx",
  "app/{root,entry.client,entry.server}.tsx",
  "app/routes.ts",
  "worker/index.ts",
  "party/distributor.ts",
  "tests/setup/*",
  "**/*.config.{ts,js}",
];

const NO_CLOCK_NO_CHANCE = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Math'][property.name='random']",
].map((selector) => ({ selector, message: "Rules read no clock and draw no chance: take it as an argument." }));

const NO_OWN_TRANSACTION = ["transaction", "batch"].map((name) => ({
  selector: `CallExpression[callee.property.name='${name}']`,
  message: "Reads and saves go through readBatch and writeBatch of worker/db/client.ts.",
}));

const MUST_NOT_CLIMB = {
  regex: "^\\.\\./\\.\\.(/|$)",
  message: "Two folders up is too far for a relative import: use an alias of package.json.",
};
const MUST_NOT_LEAVE = {
  regex: "^\\.\\./(?!build/server/index\\.js$)",
  message: "Another folder is imported through its alias of package.json.",
};

/** Who may import what. `may` lists all that is allowed beside the folder itself, `mayNot` all that is not;
 *  `mayTypes` and `onlyTypes` give types, no values. Each entry is an expression for the whole source. */
const NOT_OF_THE_PAGES = ["#(worker|party|scripts|tests)/.+", "#widgets/(?!index\\.ts$|styles/).+"];
const NOT_OF_THE_WORKER = [
  "#(?!worker/|domain/|copy/).+",
  "(react|react-dom|@mantine|@tabler|partykit|partysocket)(/.+)?",
];
const SCHEMAS = "(\\.{1,2}|#domain|#app/features)/.+-schema\\.ts";
const PAGE_SERVERS = ["worker/{index,pages,load-context}.ts"];

const BORDERS = [
  { folder: "app", mayNot: NOT_OF_THE_PAGES },
  { folder: "app/features", root: "app", mayNot: NOT_OF_THE_PAGES, onlyTypes: [SCHEMAS, "zod"] },
  { folder: "app/components", root: "app", mayNot: NOT_OF_THE_PAGES, onlyTypes: [SCHEMAS, "zod"] },
  {
    folder: "app/domain",
    may: ["#domain/.+", "zod(/mini)?", "big\\.js"],
    syntax: NO_CLOCK_NO_CHANCE,
  },
  { folder: "app/copy", may: ["#copy/.+", "zod(/mini)?"], mayTypes: ["#domain/.+"] },
  { folder: "worker", mayNot: [...NOT_OF_THE_WORKER, "@remix-run/.+"], syntax: NO_OWN_TRANSACTION },
  { folder: "worker", files: PAGE_SERVERS, mayNot: NOT_OF_THE_WORKER, syntax: NO_OWN_TRANSACTION },
  { folder: "party", may: ["#domain/.+", "#party/.+", "partykit/server", "jose", "zod(/mini)?"] },
  { folder: "widgets", may: ["#(domain|copy|widgets)/.+", "react(-dom)?(/.+)?", "uqr"], onlyTypes: [SCHEMAS] },
];

/** Settings that hold the border of a folder, for `import`, `export … from` and `import()` alike. */
function border({ folder, root = folder, files = [`${folder}/**/*.{ts,tsx}`], ...rules }) {
  const inside = blockOf(files, rules, [MUST_NOT_CLIMB]);
  const atTheTop = blockOf([`${root}/*.{ts,tsx}`], rules, [MUST_NOT_LEAVE]);
  return root === folder && files.length === 1 && files[0].startsWith(`${folder}/**`)
    ? [inside, atTheTop]
    : [blockOf(files, rules, root === folder ? [MUST_NOT_LEAVE] : [MUST_NOT_CLIMB])];
}
export default tseslint.config(
  { ignores: ["build/", ".data/", ".cache/", ".wrangler/", ".partykit/", "docs/", "migrations/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", URL: "readonly", setTimeout: "readonly" },
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          args: "all",
          argsIgnorePattern: "^_",
          caughtErrorsIgnorePattern: "^_",
          destructuredArrayIgnorePattern: "^_",
          varsIgnorePattern: "^_",
          ignoreRestSiblings: true,
        },
      ],
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-syntax": ["error", ...NO_DEFAULT_EXPORT],
    },
  },
  {
    files: ["{app,widgets,tests}/**/*.tsx", "{app,widgets}/**/use-*.ts"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    // A loader or action answers by throwing a response.
    files: ["app/routes/**", "app/lib/**"],
    ignores: TESTS,
    rules: { "@typescript-eslint/only-throw-error": "off" },
  },
  {
    files: ["{app,party,widgets,worker}/**"],
    ignores: [...TESTS, "worker/log.ts"],
    rules: { "no-console": "error" },
  },
  noImportsOutOfAlias(),
  ...border(DOMAIN),
  ...border(COPY),
  ...border(PAGES),
  ...BROWSER_PARTS.flatMap(border),
  ...border(WORKER),
  ...border({ ...WORKER, ignores: TESTS, files: PAGE_SERVERS, mayNot: WORKER_MAY_NOT, out: ["\\.\\./build/server/index\\.js"] }),
  ...border(PARTY),
  ...border(WIDGETS),
  { files: ["worker/db/client.ts"], rules: { "no-restricted-syntax": ["error", ...NO_DEFAULT_EXPORT] } },
  {
    files: TESTS,
    rules: {
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  { files: FRAMEWORK_FILES, rules: { "no-restricted-syntax": "off" } },
);
