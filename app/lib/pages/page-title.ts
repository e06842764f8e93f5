import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { loader as rootLoader } from "#app/root.tsx";

interface Match {
  id: string;
  data: unknown;
}

/** Window title: the distributor's title, then the page's. Search engines may only index the sign-in page. */
export function pageMeta(matches: readonly (Match | undefined)[], pageTitle: string): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as
    | Awaited<ReturnType<typeof rootLoader>>
    | undefined;
  return [{ title: `${root?.title ?? "Girassol"} · ${pageTitle}` }, { name: "robots", content: "noindex" }];
}
