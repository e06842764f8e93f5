/** `node scripts/run.mjs scripts/x.ts args…`: runs a command of the tree with the tree's own Node. */
import { runScript } from "./run-script.mjs";

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  process.stderr.write("No script named. Use: node scripts/run.mjs scripts/<name>.ts [arguments].\n");
  process.exit(1);
}
runScript(script, args);
