/** `npm run build`: pages and widgets, as they are deployed. */
import { buildAll } from "#scripts/build/build-all.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const startedAt = performance.now();
  await buildAll((line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
});
