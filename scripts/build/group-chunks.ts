/** The part of the bundler's module graph that grouping needs. */
export interface ModuleGraph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null;
}

type Group = "base" | "frame" | "form" | "page" | "piece";

const EVERY_PAGE = /\/app\/(entry\.client|root)\.tsx/;
const FRAME = /\/app\/routes\/_portal\/route\.tsx/;
const IN_THE_FRAME = /\/app\/routes\/_portal[./]/;
/** The design system's page uses nearly every module; it must not split the files of other pages. */
const FOR_DEVELOPERS = /\/app\/routes\/ui\//;
/** Pieces of forms: a few hundred bytes each, and forms always need several. */
const FORM = /\/app\/ui\/(busy-button|field-frame|form-field|notice|text-field|use-field-rules)\.tsx?$/;

/** Pieces of nearly all pages, a few hundred bytes each, in two files. The checkout only uses the second. */
const PAGE = /\/app\/ui\/(page-head|section-head|tabs)\.tsx$/;
const PIECE = /\/app\/ui\/(badge|empty-state|panel)\.tsx$/;

/** Assigns modules to browser files, for the bundler's `manualChunks`. By default it would make a file for each
 *  set of pages that share modules, several dozen per page, each with a request and poor compression. Here one
 *  file has the modules of all pages, another those of the portal's frame that no page outside needs, so that no
 *  page loads more than by default. The pieces of forms are a third; those of pages two more. */
export function groupChunks(): (id: string, graph: ModuleGraph) => Group | undefined {
  let groups: ReadonlyMap<string, Group> | undefined;
  return (id, graph) => {
    groups ??= readGroups(graph);
    return groups.get(id);
  };
}

function readGroups(graph: ModuleGraph): ReadonlyMap<string, Group> {
  const ids = [...graph.getModuleIds()];
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const loadedWith = (isWanted: (id: string) => boolean) => reach(graph, entries.filter(isWanted));
  const base = loadedWith((id) => EVERY_PAGE.test(id));
  const frame = loadedWith((id) => FRAME.test(id));
  const outside = loadedWith((id) => !IN_THE_FRAME.test(id) && !FOR_DEVELOPERS.test(id));
  // Styles are not grouped, since their order matters. Entries are files of their own in any case.
  const grouped = ids.filter((id) => !entries.includes(id) && !/\.css($|\?)/.test(id));
  return new Map([
    ...grouped.filter((id) => FORM.test(id)).map((id) => [id, "form"] as const),
    ...grouped.filter((id) => PAGE.test(id)).map((id) => [id, "page"] as const),
    ...grouped.filter((id) => PIECE.test(id)).map((id) => [id, "piece"] as const),
    ...grouped.filter((id) => frame.has(id) && !outside.has(id)).map((id) => [id, "frame"] as const),
    ...grouped.filter((id) => base.has(id)).map((id) => [id, "base"] as const),
  ]);
}

/** The modules with all their direct and indirect imports. */
function reach(graph: ModuleGraph, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
