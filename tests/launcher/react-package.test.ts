import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";
import { NEUTRAL_THEME } from "#widgets/embed/neutral-theme.ts";
import { buildKitList, buildOrder, buildPayment } from "#widgets/testing/factories.ts";
import { PUBLIC_TYPES, PUBLIC_VALUES } from "#widgets/testing/public-surface.ts";

/** What the site's visit prints (`react-site/visit.ts`). */
interface Visit {
  version: string;
  exports: string[];
  hadDocument: boolean;
  askedByServer: number;
  shopHtml: string;
  payHtml: string;
  shop: { requests: string[]; heading: string; events: SeenEvent[]; left: string };
  leftEarly: SeenEvent[];
  refused: { requests: string[]; events: SeenEvent[]; effects: number };
  /** Over the server's text, and without it. */
  checkouts: { requests: string[]; hasCountdown: boolean; before: boolean[]; after: boolean[] }[];
  errors: string[];
}

interface SeenEvent {
  name: string;
  detail: object;
}

interface React {
  major: string;
  /** Packages of the site by name, each with the folder of ours that it is copied from. */
  packages: Readonly<Record<string, string>>;
  resolution: { module: string; moduleResolution: string };
}

const SHARED = { "big.js": "big.js", csstype: "csstype" };

const REACTS: React[] = [
  {
    major: "18",
    packages: {
      ...SHARED,
      react: "react",
      "react-dom": "react-dom",
      scheduler: "scheduler",
      "@types/react": "@types/react",
      "@types/prop-types": "@types/prop-types",
    },
    resolution: { module: "nodenext", moduleResolution: "nodenext" },
  },
  {
    major: "19",
    packages: {
      ...SHARED,
      react: "react-19",
      "react-dom": "react-dom-19",
      "@types/react": "types-react-19",
    },
    resolution: { module: "esnext", moduleResolution: "bundler" },
  },
];

/** Names each public type, and would not compile if they had all come out as `any`. */
const SURFACE = `
import type { ${PUBLIC_TYPES.join(", ")} } from "@girassol/widgets";
export type Surface = [${PUBLIC_TYPES.join(", ")}];
// @ts-expect-error: fields are missing
export const kit: KitListItem = { id: "kit_1" };
// @ts-expect-error: a theme has no such field
export const title = (theme: Theme) => theme.headline;
`;

let machine = "";
let packed = "";

beforeAll(() => {
  machine = mkdtempSync(join(tmpdir(), "girassol-package-"));
  const built = join(machine, "built");
  run(process.execPath, [join(ROOT, "scripts/build-package.ts"), built], ROOT);
  run("npm", ["pack", built, "--cache", join(machine, "npm"), "--pack-destination", machine], machine);
  packed = join(machine, readdirSync(machine).find((name) => name.endsWith(".tgz")) ?? "");
});

afterAll(() => {
  rmSync(machine, { recursive: true, force: true, maxRetries: 5 });
});

test("the package has one style sheet, which leaves the site's own elements alone", () => {
  const sheet = readFileSync(join(machine, "built/styles.css"), "utf8");
  expect(sheet).toContain(".gs-kit-buyer");
  expect(sheet).not.toMatch(/:host|data-theme|prefers-color-scheme/);
  const heads = [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].map(([, head = ""]) =>
    head.trim(),
  );
  const strange = heads
    .filter((head) => !/^(@|\d+%$|from$|to$)/.test(head))
    .flatMap((head) => head.split(/,\s*(?![^(]*\))/))
    .filter((selector) => !selector.includes("gs-"));
  expect(strange).toEqual([":root"]);
});

test("a site bundles only what it names", async () => {
  const bundle = async (name: string) => {
    const contents = `export { ${name} } from "./built/lib/widgets/index.js";`;
    const { outputFiles } = await build({
      ...{ stdin: { contents, resolveDir: machine }, external: ["react", "react-dom", "big.js"] },
      ...{ bundle: true, format: "esm", write: false, logLevel: "silent" },
    });
    return outputFiles[0]?.text ?? "";
  };
  const stepper = await bundle("AmountStepper");
  expect(stepper).toContain("gs-stepper");
  expect(stepper).not.toMatch(/gs-(kit|checkout)|createContext|fetch/);
  expect(await bundle("Checkout")).toContain("gs-checkout");
});

test.each(REACTS)("a site with React $major compiles, renders and shows the packed widgets", (react) => {
  const site = makeSite(react);
  run(process.execPath, [modulePath("typescript/bin/tsc"), "-p", site], site);
  const visit = JSON.parse(run(process.execPath, ["visit.ts"], site)) as Visit;

  expect(visit.version).toMatch(new RegExp(`^${react.major}\\.`));
  expect(visit.exports).toEqual(PUBLIC_VALUES);
  expect(visit.hadDocument).toBe(false);
  expect(visit.askedByServer).toBe(0);
  expect(visit.shopHtml).toMatch(/<div id="shop" data-gs-scheme="dark" lang="pt-BR" style="[^"]*--gs-card:/);
  expect(visit.shopHtml).toContain("Carregando kits…");
  expect(visit.payHtml).toContain("Copiar código Pix");

  const [kit] = buildKitList().items;
  expect(visit.shop).toMatchObject({
    requests: ["GET /app/user/kits"],
    heading: "Kit 5,50\u00a0kWp · Telhado cerâmico",
    left: "",
  });
  expect(namesOf(visit.shop.events)).toEqual([
    "ready",
    "kit-selected",
    "kit-amount-changed",
    "cart-changed",
    "budget-requested",
  ]);
  expect(visit.shop.events.at(-1)?.detail).toMatchObject({ totalCents: kit?.priceCents });
  expect(visit.leftEarly).toEqual([]);
  expect(visit.refused.effects).toBe(2);
  expect(visit.refused.requests).toEqual(["GET /app/user/kits"]);
  expect(namesOf(visit.refused.events)).toEqual(["error"]);
  const checkout = {
    requests: ["POST /app/open/order/req_1/live"],
    hasCountdown: true,
    before: [true],
    after: [false],
  };
  expect(visit.checkouts).toEqual([checkout, checkout]);
  expect(visit.errors).toEqual([]);
});

function namesOf(events: readonly SeenEvent[]): string[] {
  return events.map(({ name }) => name);
}

/** A project outside of this tree: its own packages, the packed one among them, its pages, the examples of the README,
 *  and a file that names each public type. */
function makeSite({ major, packages, resolution }: React): string {
  const site = mkdtempSync(join(machine, `site-${major}-`));
  cpSync(join(import.meta.dirname, "react-site"), site, { recursive: true });
  for (const [name, ours] of Object.entries(packages)) {
    cpSync(modulePath(ours), join(site, "node_modules", name), { recursive: true });
  }
  symlinkSync(modulePath("happy-dom"), join(site, "node_modules/happy-dom"));
  const own = join(site, "node_modules/@girassol/widgets");
  mkdirSync(own, { recursive: true });
  run("tar", ["-xzf", packed, "-C", own, "--strip-components=1"], dirname(packed));

  const examples = readFileSync(join(own, "README.md"), "utf8").matchAll(/```tsx\n([\s\S]*?)```/g);
  const files = {
    ...Object.fromEntries([...examples].map(([, text = ""], at) => [`example-${at}.tsx`, text])),
    "surface.ts": SURFACE,
  };
  expect(Object.keys(files)).toEqual(["example-0.tsx", "example-1.tsx", "example-2.tsx", "surface.ts"]);
  const compilerOptions = {
    ...{ strict: true, skipLibCheck: false, target: "es2022", jsx: "react-jsx", types: [] },
    ...{ lib: ["ES2022", "DOM", "DOM.Iterable"], ...resolution },
  };
  const data = {
    kitList: buildKitList(),
    order: buildOrder(),
    payment: buildPayment(),
    theme: NEUTRAL_THEME,
  };
  const written = {
    ...files,
    "package.json": JSON.stringify({ type: "module" }),
    "tsconfig.json": JSON.stringify({ compilerOptions, files: ["site.tsx", ...Object.keys(files)] }),
    "data.json": JSON.stringify(data),
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(site, name), text);
  return site;
}

/** Runs a program to its end and returns what it prints.
 *  @throws Error with its whole output when it fails or does not end */
function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, NODE_ENV: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${String(status)}\n${stdout}${stderr}`);
  return stdout;
}
