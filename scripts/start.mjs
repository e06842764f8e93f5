/** `npm start`: the whole product on this machine; `--watch` rebuilds when pages or widgets change. */
import { runScript } from "./run-script.mjs";

runScript("scripts/stack/start.ts", process.argv.slice(2));
