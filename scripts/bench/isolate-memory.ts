import { watchPeakMemory } from "./delivery/process-memory.ts";

const SAMPLE_MS = 250;

/** Peak memory during some work, in bytes. */
export interface Held {
  /** Above the isolate's memory before: heap and buffers, each time after a garbage collection. */
  heapBytes: number;
  /** Above the process's memory before; null where the system does not report it. */
  processBytes: number | null;
  /** All memory of the isolate at that time, with code and remains of earlier work: the larger of what heap and
   *  process report. */
  wholeBytes: number;
}

/** The Worker's isolate, through its inspector. */
export interface Isolate {
  measure<T>(work: () => Promise<T>): Promise<[T, Held]>;
  close(): void;
}

interface Answer {
  id: number;
  result: { usedSize: number; backingStorageSize?: number };
}

/** Watches the isolate of a Worker while it works. */
export async function openIsolate({
  url,
  inspectorUrl,
}: {
  url: string;
  inspectorUrl: string;
}): Promise<Isolate> {
  const socket = new WebSocket(inspectorUrl);
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const ask = (method: string): Promise<Answer> => {
    asked += 1;
    const id = asked;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const look = async (): Promise<number> => {
    const seen = { isCollected: false };
    const collecting = ask("HeapProfiler.collectGarbage").then(() => {
      seen.isCollected = true;
    });
    // An isolate collects garbage only while it handles requests.
    while (!seen.isCollected) await fetch(`${url}/health`);
    await collecting;
    const { usedSize, backingStorageSize = 0 } = (await ask("Runtime.getHeapUsage")).result;
    return usedSize + backingStorageSize;
  };
  return {
    async measure(work) {
      const before = await look();
      const readPeak = watchPeakMemory("workerd");
      const processBefore = readPeak();
      let peak = before;
      const seen = { isOver: false };
      const watching = (async () => {
        while (!seen.isOver) {
          peak = Math.max(peak, await look());
          await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
        }
      })();
      const result = await work().finally(() => {
        seen.isOver = true;
      });
      await watching;
      const processPeak = readPeak();
      const processBytes =
        processBefore === null || processPeak === null ? null : processPeak - processBefore;
      const heapBytes = peak - before;
      const wholeBytes = before + Math.max(heapBytes, processBytes ?? 0);
      return [result, { heapBytes, processBytes, wholeBytes }];
    },
    close: () => {
      socket.close();
    },
  };
}
