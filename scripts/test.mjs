/** `npm test [project…] [-- vitest arguments]`: everything that CI runs, or only the named projects; with
 *  `-- --changed`, only the checks that a change reaches. */
import { runScript } from "./run-script.mjs";

const args = process.argv.slice(2);
const options = args.findIndex((arg) => arg.startsWith("-"));
const named = options === -1 ? args : args.slice(0, options);
const needsBrowser = named.length === 0 || named.includes("e2e");
runScript("scripts/testing/run-tests.ts", args, { browser: needsBrowser });
