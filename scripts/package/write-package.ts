import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ROOT } from "#scripts/stack/paths.ts";
import { packageSheet, readWidgetsSheet } from "./package-sheet.ts";
import { ENTRY, writeModules } from "./write-modules.ts";
import { writeTypes } from "./write-types.ts";

/** Name of the package of widgets. */
export const PACKAGE_NAME = "@girassol/widgets";

const EXPORTED = `./lib/${ENTRY.replace(/\.ts$/, "")}`;

const ProjectSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.object({ "big.js": z.string() }),
});

/** Writes the package of widgets for React into an empty folder: modules, declarations, one style sheet, README. */
export async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const lib = join(folder, "lib");
  mkdirSync(lib, { recursive: true });
  await writeModules(lib);
  writeTypes(lib);
  const sheet = readWidgetsSheet();
  writeFileSync(join(folder, "styles.css"), packageSheet(sheet));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(readManifest(), null, 2)}\n`);
  cpSync(join(ROOT, "widgets/README.md"), join(folder, "README.md"));
}

/** What the package says of itself; version, licence and dependency are the project's. */
function readManifest(): object {
  const project = ProjectSchema.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
  return {
    name: PACKAGE_NAME,
    version: project.version,
    // Nobody publishes it by mistake; it is packed and installed all the same.
    private: true,
    description: "Kits e pagamento de um distribuidor Girassol, como componentes de React.",
    license: project.license,
    type: "module",
    exports: {
      ".": { types: `${EXPORTED}.d.ts`, default: `${EXPORTED}.js` },
      "./styles.css": "./styles.css",
      "./package.json": "./package.json",
    },
    sideEffects: ["./styles.css"],
    dependencies: project.dependencies,
    peerDependencies: { react: "^18 || ^19", "react-dom": "^18 || ^19" },
  };
}
