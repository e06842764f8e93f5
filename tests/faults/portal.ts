import * as z from "zod";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";

const TIMEOUT_MS = 30_000;

const ErrorSchema = z.object({ type: z.string(), title: z.string(), requestId: z.string() });
const EnvelopeSchema = z.object({ data: z.unknown().optional(), error: ErrorSchema.optional() });
const SignedInSchema = z.object({ token: z.string(), accessKey: z.string() });

export interface Answer {
  status: number;
  data: unknown;
  error: z.infer<typeof ErrorSchema> | undefined;
}

export interface Page {
  status: number;
  html: string;
  location: string | null;
  cookie: string | null;
}

export interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A signed-in person at the portal: API calls bear the token, pages the cookie. */
export interface Person {
  call(method: "GET" | "POST", path: string, options?: CallOptions): Promise<Answer>;
  visit(path: string): Promise<Page>;
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Page>;
}

export interface Portal {
  call(method: "GET" | "POST", path: string, options?: CallOptions): Promise<Answer>;
  visit(path: string): Promise<Page>;
  signIn(login: string): Promise<Person>;
}

/** The portal over HTTP, for pages and programs.
 *  @param portalUrl - on `localhost`, which wrangler only serves on the IPv4 loopback */
export function createPortal(portalUrl: string): Portal {
  const origin = portalUrl.replace("localhost", "127.0.0.1");
  const go = (path: string, init: RequestInit): Promise<Response> =>
    fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

  async function request(method: string, path: string, { body, headers = {} }: CallOptions) {
    const init: RequestInit = { method, headers: { "content-type": "application/json", ...headers } };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await go(path, init);
    const { data, error } = EnvelopeSchema.parse(await response.json());
    return { response, answer: { status: response.status, data, error } };
  }

  async function openPage(path: string, init: RequestInit): Promise<Page> {
    const response = await go(path, init);
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get("location"),
      cookie: response.headers.get("set-cookie"),
    };
  }

  return {
    call: async (method, path, options = {}) => (await request(method, path, options)).answer,
    visit: (path) => openPage(path, {}),

    async signIn(login) {
      const { response, answer } = await request("POST", "/app/login", {
        body: { login, password: DEMO_PASSWORD },
      });
      const { token, accessKey } = SignedInSchema.parse(answer.data);
      const identity = { authorization: `Bearer ${token}`, "access-key": accessKey };
      const cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      return {
        call: async (method, path, { body, headers = {} } = {}) =>
          (await request(method, path, { body, headers: { ...identity, ...headers } })).answer,
        visit: (path) => openPage(path, { headers: { cookie } }),
        submit: (path, fields) =>
          openPage(path, { method: "POST", headers: { cookie, origin }, body: new URLSearchParams(fields) }),
      };
    },
  };
}
