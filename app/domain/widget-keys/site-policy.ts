/** What keeps widgets from working on a page of a site. */
export type SiteProblem =
  | { code: "SCRIPT_REFUSED" | "CALLS_REFUSED" | "LIVE_REFUSED"; directive: string }
  | { code: "INSECURE" | "CODE_MISSING" | "KEY_MISSING" | "NOT_FOUND"; directive: null };

/** A page of a site as it answers. */
export interface SitePage {
  /** Where it was in the end, after redirects. */
  url: string;
  status: number;
  /** Content security policies of its headers and of its text. */
  policies: readonly string[];
  text: string;
}

/** The addresses that widgets need. */
export interface WidgetAddresses {
  portal: string;
  /** Origin of the live rooms. */
  rooms: string;
  /** The site's keys that are accepted. */
  keys: readonly string[];
}

/** What keeps widgets from working on a page, the gravest first; nothing where all is well. The live channel is a
 *  comfort: without it, widgets ask every few seconds. */
export function findSiteProblems(page: SitePage, { portal, rooms, keys }: WidgetAddresses): SiteProblem[] {
  const self = readAddress(page.url).origin;
  const refused = (directives: readonly string[], address: string) =>
    page.policies
      .map((policy) => refusingDirective(policy, directives, { address, self }))
      .find((one) => one !== null);
  const script = refused(["script-src-elem", "script-src", "default-src"], portal);
  const calls = refused(["connect-src", "default-src"], portal);
  const live = refused(["connect-src", "default-src"], rooms.replace(/^http/, "ws"));
  const hasCode = page.text.includes("/widgets/girassol");
  const problems: (SiteProblem | null)[] = [
    page.status >= 400 ? { code: "NOT_FOUND", directive: null } : null,
    page.url.startsWith("http:") && !isLocal(page.url) ? { code: "INSECURE", directive: null } : null,
    script == null ? null : { code: "SCRIPT_REFUSED", directive: script },
    calls == null ? null : { code: "CALLS_REFUSED", directive: calls },
    live == null || calls != null ? null : { code: "LIVE_REFUSED", directive: live },
    hasCode ? null : { code: "CODE_MISSING", directive: null },
    hasCode && !keys.some((key) => page.text.includes(key)) ? { code: "KEY_MISSING", directive: null } : null,
  ];
  return problems.filter((one) => one !== null);
}

/** The directive of a policy that refuses an address, as it is written; null where it is allowed.
 *  @param directives - those that may rule it, the most special first: the first that the policy has counts */
function refusingDirective(
  policy: string,
  directives: readonly string[],
  place: { address: string; self: string },
): string | null {
  const written = policy
    .split(";")
    .map((one) => one.trim().split(/\s+/))
    .filter(([name]) => name !== undefined && name !== "");
  const ruling = directives
    .map((name) => written.find(([own]) => own?.toLowerCase() === name))
    .find((one) => one !== undefined);
  if (ruling === undefined) return null;
  const sources = ruling.slice(1);
  // Under 'strict-dynamic' a script needs the nonce of the site, whatever addresses stand beside it.
  const isStrict = sources.includes("'strict-dynamic'") && directives.includes("script-src");
  return !isStrict && sources.some((source) => allows(source, place)) ? null : ruling.join(" ");
}

/** Whether a source of a policy allows an address. */
function allows(source: string, { address, self }: { address: string; self: string }): boolean {
  const { protocol, hostname, port, origin } = readAddress(address);
  const text = source.toLowerCase();
  if (text === "'self'") return origin === self;
  if (text === "*") return true;
  if (/^[a-z][a-z\d+.-]*:$/.test(text)) return text === protocol || upgrades(text, protocol);
  const found = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text);
  if (found === null) return false;
  const [, scheme, host = "", wantedPort] = found;
  if (scheme !== undefined && scheme !== protocol && !upgrades(scheme, protocol)) return false;
  if (wantedPort !== undefined && wantedPort !== "*" && wantedPort !== (port || defaultPort(protocol)))
    return false;
  if (wantedPort === undefined && port !== "") return false;
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** The parts of an absolute address; the port is empty for the usual one. */
function readAddress(address: string): Record<"protocol" | "hostname" | "port" | "origin", string> {
  const [, protocol = "", hostname = "", written = ""] =
    /^([a-z][a-z\d+.-]*:)\/\/([^/:?#]*)(?::(\d+))?/.exec(address.toLowerCase()) ?? [];
  const port = written === defaultPort(protocol) ? "" : written;
  return { protocol, hostname, port, origin: `${protocol}//${hostname}${port === "" ? "" : `:${port}`}` };
}

/** Whether a source for one protocol allows its safe counterpart, too. */
function upgrades(source: string, protocol: string): boolean {
  return (
    (source === "http:" && protocol === "https:") ||
    ((source === "ws:" || source === "http:") && protocol === "wss:")
  );
}

function defaultPort(protocol: string): string {
  return protocol === "https:" || protocol === "wss:" ? "443" : "80";
}

function isLocal(url: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(url);
}
