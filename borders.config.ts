/** Who may import what, and what some folders must not say: oxlint runs it as `oxlint -c borders.config.ts`. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

interface Refusal {
  regex: string;
  message: string;
}

interface Border {
  files: string[];
  top?: string[];
  may?: string[];
  mayNot?: string[];
  mayTypes?: string[];
  onlyTypes?: string[];
  syntax?: { selector: string; message: string }[];
}

interface Override {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, unknown>;
}

/** Areas of the product, each with what it is, in the order in which they may import: an area knows those above it and
 *  none below. Domain, services and features hold to it file by file, and a folder that is not on it fails. */
const AREAS: Readonly<Record<string, string>> = {
  shared: "What every area uses: money, percentages, dates, texts, errors, ways of buying",
  validation: "What a field accepts: documents, telephones, postal codes, e-mails, Pix keys",
  audit: "The log of who changed what",
  settings: "What a distributor sets: the shape of each settings screen and its defaults",
  files: "Uploads: names, kinds, sizes",
  theme: "The distributor's look",
  address: "Postal codes, states, municipalities",
  records: "Forms of records: rows, drafts, what changed",
  catalog: "Products: types, fields, technical data, margin, files",
  live: "What the room tells browsers: messages, audiences, outbox",
  access: "Who may do what and come in: people, roles, permissions, pages, sessions, maintenance",
  centers: "Distribution centers and the regions that they serve",
  formula: "The formula language and the rates that it knows",
  pricing: "What an item costs, by rules, lists, modifiers and conditions",
  "change-sets": "Changes of many products at once, now or later",
  "custom-forms": "A distributor's own fields",
  buyers: "For whom staff buys",
  freight: "What delivery costs, by table or carrier",
  "payment-methods": "Ways to pay and their conditions",
  platform: "Opening a distributor, support, hosts",
  kits: "Closed kits: parts, electrical check, rules that make families of kits",
  stock: "What is there, what comes, what is reserved",
  terms: "Terms of use and of payment: drafts, versions, who has accepted them",
  payments: "Charges, Pix codes, what a payment means",
  sale: "A cart and what it costs today, and carts that are kept or shared",
  coupons: "Coupons and why one does not apply",
  comments: "Comments on records, with replies",
  tags: "Tags on companies, budgets and orders",
  requests: "Budgets and orders: cart, content, sums, status, files, what may be changed",
  documents: "Printed budgets and orders: what they say, formats, codes that prove them",
  shipments: "What leaves after an order: invoices, tracking, deliveries, claims",
  returns: "What of an order is cancelled or comes back: units, money, stock",
  approvals: "Links on which customers answer budgets, and what proves an answer",
  purchases: "What a company sets for what its own people order: limits, approvals, numbers",
  offers: "Extra items, services, categories, structures and sections of a shop",
  checkout: "The state of the form that saves a request",
  dashboard: "Figures and periods",
  recommendations: "What goes well with a kit",
  design: "Kits Express: kits that are designed for a power or a consumption",
  sizing: "What a house's bill asks for, and what a system of its own saves",
  discounts: "Discounts that somebody has to approve, and prices that moved since",
  "closed-kits": "Kits Fechados: list, comparison, choice",
  "loose-products": "Produtos Avulsos: lists, codes, amounts",
  imports: "Sheets that are read into the catalogue",
  integrators: "Companies that buy: registration, decision, commercial data",
  "mount-kit": "Kits Personalizados: strings, layout, what is missing",
  notifications: "Who hears of what, and how it is listed",
  popups: "Advertising over pages",
  "widget-keys": "Keys with which other sites show widgets, and the sites that tried",
  survey: "The satisfaction survey",
  tracking: "What is measured, and the choice on cookies",
  account: "A person's own data, devices, second factor and farewell",
  lists: "Saved views of lists",
  search: "Search over pages and records",
  "settings-home": "The home of all settings: their groups, their state, what is missing before one can sell",
  shell: "The frame around pages: side bar, live channel, way out",
};

const AREA_NAMES = Object.keys(AREAS);

/** Folders of a tree that belong to no area. */
const BESIDE_AREAS: Readonly<Record<string, readonly string[]>> = {
  "app/features": ["api-docs"],
  "worker/api": ["kernel", "health"],
};

const TYPESCRIPT = "**/*.{ts,tsx}";
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
  "scripts/borders/borders-plugin.mjs",
];

const NO_CLOCK_NO_CHANCE = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Math'][property.name='random']",
].map((selector) => ({
  selector,
  message: "Rules read no clock and draw no chance: take it as an argument.",
}));

const NO_OWN_TRANSACTION = ["transaction", "batch"].map((name) => ({
  selector: `CallExpression[callee.property.name='${name}']`,
  message: "Reads and saves go through readBatch and writeBatch of worker/db/client.ts.",
}));

const MUST_NOT_CLIMB = {
  regex: String.raw`^\.\./\.\.(/|$)`,
  message: "Two folders up is too far for a relative import: use an alias of package.json.",
};
const MUST_NOT_LEAVE = {
  regex: String.raw`^\.\./(?!build/server/(index|styles)\.js$)`,
  message: "Another folder is imported through its alias of package.json.",
};

const SCHEMAS = String.raw`(\.{1,2}|#domain|#app/features)/.+-schema\.ts`;
/** What browsers load knows of these no more than the types. */
const BROWSERS_TYPES = [SCHEMAS, "zod"];
const FEATURES = String.raw`(#app|\.\.(/\.\.)*)/features/.+`;
const NOT_OF_THE_PAGES = ["#(worker|party|scripts|tests)/.+", String.raw`#widgets/(?!portal\.ts$|styles/).+`];
const NOT_OF_THE_WORKER = [
  "#(?!worker/|domain/|copy/).+",
  "(react|react-dom|@tabler|partykit|partysocket)(/.+)?",
];

/** Who may import what. `may` lists all that is allowed beside relative imports, `mayNot` all that is refused;
 *  `mayTypes` and `onlyTypes` give types, but no values. Each entry is an expression for the whole source.
 *  A later border overrides an earlier one. `top`: those of its files from which `..` would leave the folder. */
const BORDERS: readonly Border[] = [
  { files: ["app/**"], top: ["app/*"], mayNot: NOT_OF_THE_PAGES },
  ...areasOf("app/features").flatMap((area) => {
    const mayNot = [...NOT_OF_THE_PAGES, areasBelow("#app/features", area)];
    return [
      { files: [`app/features/${area}/**`], mayNot, onlyTypes: BROWSERS_TYPES },
      // The server half of a page: what its loader and action do.
      { files: [`app/features/${area}/**/*.server.ts`], mayNot },
    ];
  }),
  {
    files: ["app/{ui,lib}/**"],
    mayNot: [...NOT_OF_THE_PAGES, FEATURES],
    onlyTypes: BROWSERS_TYPES,
  },
  { files: ["app/lib/**/*.server.ts"], mayNot: [...NOT_OF_THE_PAGES, FEATURES] },
  ...areasOf("app/domain").map((area) => ({
    files: [`app/domain/${area}/**`],
    may: ["#domain/.+", "zod(/mini)?", String.raw`big\.js`],
    mayNot: [areasBelow("#domain", area)],
    syntax: NO_CLOCK_NO_CHANCE,
  })),
  {
    files: ["app/copy/**"],
    top: ["app/copy/*"],
    may: ["#copy/.+", String.raw`#domain/shared/format\.ts`, "zod(/mini)?"],
    mayTypes: [String.raw`#domain/(?!shared/format\.ts$).+`],
  },
  {
    files: ["worker/**"],
    top: ["worker/*"],
    mayNot: [...NOT_OF_THE_WORKER, "@remix-run/.+"],
    syntax: NO_OWN_TRANSACTION,
  },
  ...areasOf("worker/services").map((area) => ({
    files: [`worker/services/${area}/**`],
    mayNot: [...NOT_OF_THE_WORKER, "@remix-run/.+", areasBelow("#worker/services", area)],
    syntax: NO_OWN_TRANSACTION,
  })),
  {
    files: ["worker/{build.d,index,pages,page-routes,load-context}.ts"],
    top: ["worker/{build.d,index,pages,page-routes,load-context}.ts"],
    mayNot: NOT_OF_THE_WORKER,
    syntax: NO_OWN_TRANSACTION,
  },
  {
    files: ["party/**"],
    top: ["party/*"],
    may: ["#domain/.+", "#party/.+", "partykit/server", "jose", "zod(/mini)?"],
  },
  {
    files: ["widgets/**"],
    top: ["widgets/*"],
    may: ["#(domain|copy|widgets)/.+", "react(-dom)?(/.+)?"],
    onlyTypes: [SCHEMAS],
  },
  { files: ["widgets/embed/bare-react*.ts"], may: ["preact(/hooks)?"] },
  // Somebody's site, which has the package and nothing else of ours.
  { files: ["widgets/demo-site/**"], may: ["@girassol/widgets(/.+)?", "react(-dom)?(/.+)?"] },
];

/** The areas that a folder has.
 *  @throws Error when one is not on the list */
function areasOf(folder: string): string[] {
  const found = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const known = [...AREA_NAMES, ...(BESIDE_AREAS[folder] ?? [])];
  const strange = found.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new Error(`${folder}/${strange.join(", ")}: not an area of borders.config.ts`);
  return found;
}

/** An expression for what an area must not import: every area below it on the list.
 *  @param tree - alias of the folder in which the areas lie */
function areasBelow(tree: string, area: string): string {
  const below = AREA_NAMES.slice(AREA_NAMES.indexOf(area) + 1).join("|");
  return `(${tree}|(\\.\\.)(/\\.\\.)*)/(${below})/.+`;
}

/** The settings that hold one border, for `import`, `export … from`, `import()` and `import("…").Type` alike. */
function holdBorder({ files, top = [], ...lists }: Border): Override[] {
  const below = { files, excludeFiles: [...TESTS, ...top], rules: restrict(lists, MUST_NOT_CLIMB) };
  const onTop =
    top.length === 0 ? [] : [{ files: top, excludeFiles: TESTS, rules: restrict(lists, MUST_NOT_LEAVE) }];
  return [below, ...onTop];
}

function restrict(
  { may, mayNot = [], mayTypes = [], onlyTypes = [], syntax = [] }: Omit<Border, "files" | "top">,
  relative: Refusal,
) {
  const refused: Refusal[] = [
    relative,
    ...mayNot.map((source) => ({ regex: `^(?:${source})$`, message: "This folder must not import it." })),
  ];
  if (may !== undefined) {
    const allowed = [...may, ...mayTypes].join("|");
    refused.push({
      regex: String.raw`^(?!\.{1,2}/|(?:${allowed})$)`,
      message: "It is not on this folder's list of imports.",
    });
  }
  const valuesRefused = [...mayTypes, ...onlyTypes].map((source) => ({
    regex: `^(?:${source})$`,
    message: "Only its types may be imported here.",
    allowTypeImports: true,
  }));
  return {
    "borders/imports": ["error", { patterns: [...refused, ...valuesRefused] }],
    "borders/syntax": [
      "error",
      ...refused.flatMap((pattern) => [
        bySelector("ImportExpression", pattern),
        bySelector("TSImportType", pattern),
      ]),
      ...valuesRefused.map((pattern) => bySelector("ImportExpression", pattern)),
      ...syntax,
    ],
  };
}

function bySelector(node: string, { regex, message }: Refusal) {
  return { selector: `${node}[source.value=/${regex.replaceAll("/", String.raw`\x2F`)}/]`, message };
}

for (const folder of ["worker/api", "worker/repositories"]) areasOf(folder);

const OVERRIDES: readonly Override[] = [
  {
    files: [TYPESCRIPT],
    rules: { "borders/imports": ["error", { patterns: [MUST_NOT_CLIMB] }] },
  },
  {
    files: ["**"],
    excludeFiles: FRAMEWORK_FILES,
    rules: {
      "borders/exports": [
        "error",
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
    },
  },
  {
    files: ["{app,party,widgets,worker}/**"],
    excludeFiles: [
      ...TESTS,
      "app/entry.server.tsx",
      "app/features/checkout/load-again.ts",
      "widgets/embed/install-loader.ts",
      "worker/log.ts",
    ],
    rules: { "no-console": "error" },
  },
  ...BORDERS.flatMap(holdBorder),
  { files: ["worker/db/client.ts"], rules: { "borders/syntax": "off" } },
];

export default {
  plugins: [],
  jsPlugins: [join(import.meta.dirname, "scripts/borders/borders-plugin.mjs")],
  categories: { correctness: "off" },
  ignorePatterns: [
    ...["build/", ".data/", ".cache/", ".wrangler/", ".partykit/"],
    // Generated.
    "worker/security/common-passwords.ts",
    "worker/documents/fonts/inter.ts",
  ],
  overrides: OVERRIDES,
};
