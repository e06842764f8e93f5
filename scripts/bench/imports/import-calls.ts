import type { BenchServer } from "../server.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import type { BenchFormat } from "./import-files.ts";

const ASK_MS = 100;
const JSON_BODY = { "content-type": "application/json" };

export type Headers = Readonly<Record<string, string>>;

/** Calls of an import, as the portal makes them. */
export function createImportCalls({ url }: BenchServer, headers: Headers) {
  async function call(
    method: string,
    path: string,
    init: { body?: string | FormData; headers?: Headers } = {},
  ): Promise<ProductImport> {
    const response = await fetch(`${url}/app/staff/imports${path}`, {
      method,
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: ProductImport }).data;
  }

  return {
    /** As a form field, which is how pages send it. */
    upload(file: Uint8Array, format: BenchFormat): Promise<ProductImport> {
      const form = new FormData();
      form.append("type", "stringBox");
      form.append("file", new File([new Uint8Array(file)], `bench.${format}`));
      return call("POST", "?group=stringbox", { body: form });
    },

    /** Starts a step and waits for its end; continues the work when a request has used up its time. */
    async work(
      { id }: Pick<ProductImport, "id">,
      step: "check" | "apply",
      end: ProductImport["state"],
    ): Promise<ProductImport> {
      const { version } = await call("GET", `/${id}`);
      await call("POST", `/${id}/${step}`, { body: JSON.stringify({ version }), headers: JSON_BODY });
      for (;;) {
        const found = await call("GET", `/${id}`);
        if (found.state === end) return found;
        if (!found.isLeased) await call("POST", `/${id}/continue`, { headers: JSON_BODY });
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    },

    revert: (id: string) => call("POST", `/${id}/revert`, { headers: JSON_BODY }),

    /** Downloads the file of all string boxes; returns its length. */
    async exportAll(format: BenchFormat): Promise<number> {
      const path = `/app/staff/exports/products?group=stringbox&format=${format}`;
      const response = await fetch(`${url}${path}`, { headers });
      if (!response.ok) throw new Error(`The export answered ${String(response.status)}`);
      return (await response.arrayBuffer()).byteLength;
    },
  };
}
