/** `npm run build:package`: the widgets as a package for React sites, in `build/package` or a folder that is named. */
import { join } from "node:path";
import { measureKitBuyer } from "#scripts/package/measure-package.ts";
import { writePackage } from "#scripts/package/write-package.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const [folder = join(ROOT, "build/package")] = process.argv.slice(2);
  await writePackage(folder);
  const { bytes } = await measureKitBuyer();
  process.stdout.write(`${folder} is written; its kit buyer has ${(bytes / 1000).toFixed(1)} kB (gzip)\n`);
});
