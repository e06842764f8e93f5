import { PROJECTS, type Project } from "./vitest-step.ts";
import { Failure } from "#scripts/stack/failure.ts";

/** Parses the arguments of `npm test`: projects come first, and all arguments from the first other word on are for
 *  vitest, since npm removes a `--` (`npm test e2e -- portal` arrives as `e2e portal`).
 *  @throws Failure when the first word is not a project */
export function parseArguments(args: readonly string[]): {
  projects: Project[];
  extraArgs: readonly string[];
} {
  const projects: Project[] = [];
  for (const name of args) {
    const project = PROJECTS.find((known) => known === name);
    if (project === undefined) break;
    projects.push(project);
  }
  const [first, ...others] = args.slice(projects.length);
  if (first === undefined) return { projects, extraArgs: [] };
  if (projects.length === 0 && !first.startsWith("-")) {
    const wayOut = `Name some of ${PROJECTS.join(", ")}; arguments for vitest come after --`;
    throw new Failure(`There is no test project "${first}"`, wayOut);
  }
  return { projects, extraArgs: first === "--" ? others : [first, ...others] };
}
