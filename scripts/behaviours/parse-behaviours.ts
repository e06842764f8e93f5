export const LAYERS = ["domain", "api", "room", "browser"] as const;

export type Layer = (typeof LAYERS)[number];

/** A way to break a behaviour: `fragment`, which occurs exactly once in `file`, is replaced by `replacement`. */
export interface Breakage {
  file: string;
  fragment: string;
  replacement: string;
}

export interface Behaviour {
  id: string;
  layer: Layer;
  text: string;
  breaks: Breakage | null;
}

export interface System {
  prefix: string;
  title: string;
  behaviours: Behaviour[];
}

export interface BehaviourDocument {
  systems: System[];
  /** Errors in the document, one per line. */
  problems: string[];
}

const HEADING = /^## (?<prefix>[A-Z]+): (?<title>.+)$/;
const BEHAVIOUR = /^- `(?<id>(?<prefix>[A-Z]+)-\d{2,})` [*_](?<layer>[a-z]+)[*_] (?<text>\S.*)$/;
const BREAKS = /^\s+- breaks: `(?<file>[^`]+)` `(?<fragment>[^`]+)` → `(?<replacement>[^`]+)`$/;
const IGNORED = /^\s*(?:<!--.*-->)?\s*$/;

/** Parses `docs/behaviours.md`; the text before the first `## PREFIX: title` is skipped. */
export function parseBehaviours(markdown: string): BehaviourDocument {
  const document: BehaviourDocument = { systems: [], problems: [] };
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const problem = readLine(document.systems, line);
    if (problem !== null) document.problems.push(`line ${index + 1}: ${problem}`);
  }
  return { ...document, problems: [...document.problems, ...duplicatesOf(document.systems)] };
}

/** Every behaviour of the document, in its order. */
export function behavioursOf({ systems }: BehaviourDocument): Behaviour[] {
  return systems.flatMap((system) => system.behaviours);
}

function readLine(systems: System[], line: string): string | null {
  const heading = HEADING.exec(line)?.groups;
  if (heading) {
    systems.push({ prefix: heading["prefix"] ?? "", title: heading["title"] ?? "", behaviours: [] });
    return null;
  }
  const system = systems.at(-1);
  if (system === undefined || IGNORED.test(line)) return null;
  return BREAKS.test(line) ? readBreakage(system, line) : readBehaviour(system, line);
}

function readBehaviour(system: System, line: string): string | null {
  const found = BEHAVIOUR.exec(line)?.groups;
  if (!found) return `cannot be read: ${line.trim()}`;
  const { id = "", prefix, layer, text = "" } = found;
  const known = LAYERS.find((name) => name === layer);
  if (known === undefined) return `${id} names no layer: ${layer}`;
  if (prefix !== system.prefix) return `${id} stands under ${system.prefix}`;
  system.behaviours.push({ id, layer: known, text, breaks: null });
  return null;
}

function readBreakage(system: System, line: string): string | null {
  const behaviour = system.behaviours.at(-1);
  if (behaviour === undefined) return "a breaks line belongs below a behaviour";
  if (behaviour.breaks !== null) return `${behaviour.id} has a second breaks line`;
  const { file = "", fragment = "", replacement = "" } = BREAKS.exec(line)?.groups ?? {};
  if (fragment === replacement) return `${behaviour.id} would be broken by nothing`;
  behaviour.breaks = { file, fragment, replacement };
  return null;
}

function duplicatesOf(systems: readonly System[]): string[] {
  const ids = systems.flatMap((system) => system.behaviours.map(({ id }) => id));
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `${id} stands more than once`);
}
