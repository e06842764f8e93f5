import { openIsolate } from "../isolate-memory.ts";
import { type Figure, round, type Section } from "../report.ts";
import { startServer } from "../server.ts";
import { createRequests } from "./requests-world.ts";
import { sealSession, SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";

const SLUG = "planilhas";
const MEGABYTE = 1_000_000;
/** What ten times as many rows may take more: their ids are held at once. */
const MORE_BYTES = 8 * MEGABYTE;
/** The list of four days, and the whole list. Requests of the world are a minute apart. */
const LISTS = { few: "from=2026-11-17&until=2026-11-20", all: "" } as const;

/** Time of the files of a list, and what the Worker holds while it writes them: it must not grow with the rows.
 *  @param requests - half of them are orders, which are written */
export async function measureExports(bundle: string, requests: number): Promise<Section> {
  const server = await startServer(bundle, { isInspected: true });
  try {
    const { staffSession } = await createRequests(server, { slug: SLUG, requests, movable: 0 });
    const cookie = `${SESSION_COOKIE_NAME}=${sealSession(staffSession, server.secrets.SESSION_SECRET)}`;
    const headers = { "x-debug-distributor": SLUG, cookie };
    const isolate = await openIsolate(server);
    const write = async (format: string, list: string) => {
      const begun = performance.now();
      const [bytes, { heapBytes }] = await isolate.measure(async () => {
        const response = await fetch(`${server.url}/requests/export?format=${format}&${list}`, { headers });
        if (!response.ok) throw new Error(`A file of orders answered ${String(response.status)}`);
        return (await response.arrayBuffer()).byteLength;
      });
      return { bytes, heapBytes, seconds: (performance.now() - begun) / 1_000 };
    };
    const figures: Figure[] = [];
    for (const format of ["csv", "xlsx"]) {
      await write(format, LISTS.few);
      const few = await write(format, LISTS.few);
      const all = await write(format, LISTS.all);
      figures.push(tellExport(format, few, all));
    }
    isolate.close();
    return { title: `Files of ${String(requests / 2)} orders`, figures };
  } finally {
    await server.stop();
  }
}

interface Written {
  bytes: number;
  heapBytes: number;
  seconds: number;
}

function tellExport(format: string, few: Written, all: Written): Figure {
  const megabytes = (bytes: number) => `${round(bytes / MEGABYTE)} MB`;
  return {
    what: `all orders as ${format}, beside those of four days`,
    value: `${megabytes(all.bytes)} in ${round(all.seconds)} s, the Worker holds ${megabytes(all.heapBytes)}; ${megabytes(few.bytes)}, ${megabytes(few.heapBytes)}`,
    aim: `≤ ${megabytes(MORE_BYTES)} more`,
    verdict: all.heapBytes - few.heapBytes <= MORE_BYTES ? "held" : "missed",
    numbers: { seconds: all.seconds, heapBytes: all.heapBytes, fewHeapBytes: few.heapBytes },
  };
}
