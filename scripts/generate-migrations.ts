/** `npm run migrations:generate [-- --name what_changes] [-- --custom]`: generates SQL for changes of the schemas. */
import { spawnSync } from "node:child_process";
import { Failure } from "#scripts/stack/failure.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const args: string[] = process.argv.slice(2);
  const only = args.find((arg) => arg === "directory" || arg === "tenant");
  const rest = args.filter((arg) => arg !== only);
  for (const schema of only === undefined ? ["directory", "tenant"] : [only]) {
    const config = `scripts/migrations/drizzle-${schema}.config.ts`;
    const kit = [modulePath("drizzle-kit/bin.cjs"), "generate", "--config", config, ...rest];
    const { status } = spawnSync(process.execPath, kit, { cwd: ROOT, stdio: "inherit" });
    if (status !== 0) {
      throw new Failure(`Generating the ${schema} migrations failed`, "Correct what drizzle-kit named above");
    }
  }
});
