import { DomainError } from "#domain/shared/errors.ts";
import type { SitePage } from "#domain/widget-keys/site-policy.ts";

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 400_000;
const MOST_REDIRECTS = 3;

/** A host on the open internet: a name with a public end. No address in numbers, nor a name of somebody's own network. */
const PUBLIC_HOST =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!(?:local|localhost|internal|lan|home|corp|arpa)$)[a-z]{2,63}$/;
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1)$/;

/** Reads a page of somebody's site as a browser does, without credentials: its policies, and the begin of its text. Every
 *  address on the way is checked before it is asked, so that no site leads the Worker into another network.
 *  @param options.isOwnMachineAllowed - whether sites on this machine are read, which only developers have
 *  @throws DomainError SITE_UNREACHABLE */
export async function readSitePage(
  address: string,
  options: { isOwnMachineAllowed: boolean; fetch?: (url: string, init: RequestInit) => Promise<Response> },
): Promise<SitePage> {
  const { isOwnMachineAllowed, fetch: ask = (url, init) => fetch(url, init) } = options;
  let url = address;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!isReachable(url, isOwnMachineAllowed)) throw unreachable(address);
    const answer = await ask(url, {
      redirect: "manual",
      headers: { accept: "text/html", "user-agent": "Girassol site test" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unreachable(address, cause);
    });
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
    if (next === null) {
      const text = await readBegin(answer).catch((cause: unknown) => {
        throw unreachable(address, cause);
      });
      const header = answer.headers.get("content-security-policy") ?? "";
      const policies = [...header.split(","), ...policiesOf(text)].filter((one) => one.trim() !== "");
      return { url, status: answer.status, policies, text };
    }
    await answer.body?.cancel();
    if (!URL.canParse(next, url)) throw unreachable(address);
    url = new URL(next, url).href;
  }
  throw unreachable(address);
}

function isReachable(address: string, isOwnMachineAllowed: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (isOwnMachineAllowed && OWN_MACHINE.test(hostname)) return protocol === "http:" || protocol === "https:";
  const isWeb = (protocol === "https:" || protocol === "http:") && port === "" && username + password === "";
  return isWeb && PUBLIC_HOST.test(hostname);
}

/** The policies that a page has in its text. */
function policiesOf(text: string): string[] {
  const tags = text.match(/<meta\s[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const [, double, single] = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
    return double ?? single ?? [];
  });
}

async function readBegin(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  while (bytes < MOST_BYTES) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || value === undefined) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function unreachable(address: string, cause?: unknown): DomainError {
  return new DomainError("SITE_UNREACHABLE", { address: address.slice(0, 200) }, { cause });
}
