import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { readBuildVersion } from "#scripts/build/build-stamp.ts";
import { Failure } from "./failure.ts";
import { ROOT } from "./paths.ts";

const SITE = join(ROOT, "widgets/demo-site");

/** What the page in React loads; it is bundled for the first visitor, and again after each build. */
const BUNDLED = /^\/galeria\/(react\.(?:js|css))$/;
let bundled: { of: string; files: ReturnType<typeof bundle> } | undefined;

/** The bundlers are loaded when they are needed. */
async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { bundleReactPage } = await import("./react-page.ts");
  return bundleReactPage();
}

function readBundled(name: string): Promise<Uint8Array | undefined> {
  const of = readBuildVersion();
  if (bundled?.of !== of) bundled = { of, files: bundle() };
  return bundled.files.then((files) => files.get(name));
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

export interface WidgetSiteOptions {
  port: number;
  /** Origin of the widgets and their API. */
  portalOrigin: string;
  publishableKey: string;
}

export interface WidgetSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** A distributor's own site: another origin, to try the widgets as hosts see them. */
export function startWidgetSite(options: WidgetSiteOptions): Promise<WidgetSite> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Failure(`The widget site could not start: ${error.message}`, "Set WIDGET_SITE_PORT")),
    );
    server.listen(options.port, "127.0.0.1", () => {
      server.unref();
      resolve({
        url: `http://localhost:${options.port}`,
        stop: () =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: WidgetSiteOptions,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://widget-site");
  const [, name] = BUNDLED.exec(pathname) ?? [];
  const made = name === undefined ? undefined : await readBundled(name);
  if (made !== undefined) {
    response.writeHead(200, {
      "content-type": CONTENT_TYPES[extname(pathname)],
      "cache-control": "no-store",
    });
    response.end(made);
    return;
  }
  const file = normalize(
    join(SITE, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname)),
  );
  if (!file.startsWith(SITE + sep) || !existsSync(file)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    return;
  }
  const type = CONTENT_TYPES[extname(file)] ?? "application/octet-stream";
  response.setHeader("content-type", type);
  response.setHeader("cache-control", "no-store");
  const bytes = await readFile(file);
  response.end(extname(file) === ".html" ? fillIn(bytes.toString("utf8"), options) : bytes);
}

function fillIn(html: string, { portalOrigin, publishableKey }: WidgetSiteOptions): string {
  return html.replaceAll("{{PORTAL_ORIGIN}}", portalOrigin).replaceAll("{{PUBLISHABLE_KEY}}", publishableKey);
}
