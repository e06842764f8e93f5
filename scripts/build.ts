/** `npm run build`: pages and widgets as deployed. `-- --stale`: only when their sources have changed. */
import { buildAll, ensureBuilt } from "#scripts/build/build-all.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const startedAt = performance.now();
  const print = (line: string) => process.stdout.write(`${line}\n`);
  if (!process.argv.includes("--stale")) await buildAll(print);
  else if ((await ensureBuilt(print)) === "fresh") return;
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
});
